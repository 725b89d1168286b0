import type { OobCode } from '../client.ts';

/* Links in e-mails count for a while only, as at the provider. The emulator does not know how old they are. */

const HOUR = 3_600_000;

/** Milliseconds for which a link counts. The provider documents the first three. */
const LIFETIMES: Record<string, number> = {
  EMAIL_SIGNIN: 6 * HOUR,
  PASSWORD_RESET: HOUR,
  VERIFY_EMAIL: 72 * HOUR,
  VERIFY_AND_CHANGE_EMAIL: 72 * HOUR,
};

type SentCode = Pick<OobCode, 'oobCode' | 'requestType'>;

export type LinkAges = ReturnType<typeof createLinkAges>;

/** @param now milliseconds since 1970 */
export function createLinkAges(now: () => number) {
  const expiries = new Map<string, number>();
  return {
    /** Remembers links that were sent just now; those that are known already stay as old as they are. */
    note(sent: SentCode[]): void {
      for (const { oobCode, requestType } of sent) {
        const lifetime = LIFETIMES[requestType];
        if (lifetime !== undefined && !expiries.has(oobCode)) {
          expiries.set(oobCode, now() + lifetime);
        }
      }
    },
    isExpired: (oobCode: string) => (expiries.get(oobCode) ?? Number.POSITIVE_INFINITY) < now(),
    clear: () => expiries.clear(),
  };
}
