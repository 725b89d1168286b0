import type { EmulatorMessage } from '../../../src/client.ts';

/** Renders what a message is about. */
export const MessageSubject = ({ message }: { message: EmulatorMessage }) =>
  message.subject ?? 'Code by text message';

export const kindOf = ({ kind }: EmulatorMessage) => (kind === 'email' ? 'E-mail' : 'SMS');

/** Returns a link that the browser may open. An app chooses where links lead, so others stay text. */
export const openable = (link: string | undefined): string | undefined =>
  link !== undefined && /^https?:\/\//i.test(link) ? link : undefined;
