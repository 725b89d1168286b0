import type { Message } from '../api/types.ts';

/** Renders what a message is about. */
export const MessageSubject = ({ message }: { message: Message }) =>
  message.subject ?? 'Code by text message';

export const kindOf = ({ kind }: Message) => (kind === 'email' ? 'E-mail' : 'SMS');

/** Returns a link that the browser may open. An app chooses where links lead, so others stay text. */
export const openable = (link: string | undefined): string | undefined =>
  link !== undefined && /^https?:\/\//i.test(link) ? link : undefined;
