import type { EmulatorMessage } from '../../../src/client.ts';
import { shortTime } from '../ui/times.ts';

/** Returns what a message is about. */
export const subjectOf = ({ subject }: EmulatorMessage) => subject ?? 'Code by text message';

/** Returns a link that the browser may open. An app chooses where links lead, so others stay text. */
export const openable = (link: string | undefined): string | undefined =>
  link !== undefined && /^https?:\/\//i.test(link) ? link : undefined;

/** Returns whether a message's link or code is still of use. */
export function messageState({ kind, used, expiresAt }: EmulatorMessage, now: number): string {
  const what = kind === 'email' ? 'Link' : 'Code';
  if (used) return `${what} was used`;
  if (expiresAt === undefined) return `${what} not used yet`;
  return expiresAt <= now
    ? `${what} has expired`
    : `${what} works until ${shortTime(expiresAt, now)}`;
}
