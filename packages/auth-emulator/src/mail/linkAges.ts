import type { Operation } from '../pipeline/feature.ts';
import { Refusal } from '../pipeline/refusal.ts';

/* Links in e-mails expire, as at the provider. The emulator does not know their age. */

const HOUR = 3_600_000;

/** Milliseconds. The provider documents the first three. */
const LIFETIMES: Record<string, number> = {
  EMAIL_SIGNIN: 6 * HOUR,
  PASSWORD_RESET: HOUR,
  VERIFY_EMAIL: 72 * HOUR,
  VERIFY_AND_CHANGE_EMAIL: 72 * HOUR,
};

export type LinkAges = ReturnType<typeof createLinkAges>;

/** @param now milliseconds since 1970 */
export function createLinkAges(now: () => number) {
  const expiries = new Map<string, number>();
  return {
    note(oobCode: string, requestType: string): void {
      const lifetime = LIFETIMES[requestType];
      if (lifetime !== undefined) expiries.set(oobCode, now() + lifetime);
    },
    isExpired: (oobCode: string) => (expiries.get(oobCode) ?? Number.POSITIVE_INFINITY) < now(),
  };
}

export function refuseOldLink({ fields, isOwner }: Operation, linkAges: LinkAges): void {
  const { oobCode } = fields;
  if (isOwner || typeof oobCode !== 'string' || !linkAges.isExpired(oobCode)) return;
  throw new Refusal('EXPIRED_OOB_CODE');
}
