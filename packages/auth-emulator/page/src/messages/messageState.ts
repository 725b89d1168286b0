import type { EmulatorMessage } from '../../../src/client.ts';
import { shortTime } from '../ui/times.ts';

/** Returns whether a message's link or code is still of use. */
export function messageState(
  { kind, used, expiresAt }: Pick<EmulatorMessage, 'kind' | 'used' | 'expiresAt'>,
  now: number,
): string {
  const what = kind === 'email' ? 'Link' : 'Code';
  if (used) return `${what} was used`;
  if (expiresAt === undefined) return `${what} not used yet`;
  return expiresAt <= now
    ? `${what} has expired`
    : `${what} works until ${shortTime(expiresAt, now)}`;
}
