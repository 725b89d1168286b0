import { LIFETIMES } from '../lifetimes.ts';
import type { Operation } from '../pipeline/feature.ts';
import { perProject } from '../pipeline/project.ts';
import { Refusal } from '../pipeline/refusal.ts';
import { TYPES } from './mailbox.ts';

/* Links in e-mails expire, as at the provider. The emulator does not know their age, and checks only some links' mode. */

const BY_TYPE: Record<string, number> = {
  EMAIL_SIGNIN: LIFETIMES.signInLink,
  PASSWORD_RESET: LIFETIMES.passwordResetLink,
  RECOVER_EMAIL: LIFETIMES.recoveryLink,
  VERIFY_EMAIL: LIFETIMES.verificationLink,
  VERIFY_AND_CHANGE_EMAIL: LIFETIMES.addressChangeLink,
};

export type LinkAges = ReturnType<typeof createLinkAges>;

interface Link {
  requestType: string;
  expiresAt: number;
}

/**
 * @param now milliseconds since 1970
 * @param links those of an earlier project
 */
export function createLinkAges(now: () => number, links = new Map<string, Link>()) {
  return {
    /** Returns a copy of the links, by their code. */
    links: () => new Map(links),

    expiryOf: (oobCode: string) => links.get(oobCode)?.expiresAt,

    expire(oobCode: string): void {
      const link = links.get(oobCode);
      if (link !== undefined) links.set(oobCode, { ...link, expiresAt: 0 });
    },

    note(oobCode: string, requestType: string): void {
      const expiresAt = now() + (BY_TYPE[requestType] ?? Infinity);
      links.set(oobCode, { requestType, expiresAt });
    },
    typeOf: (oobCode: unknown) => links.get(String(oobCode))?.requestType,
    isExpired: (oobCode: unknown) => (links.get(String(oobCode))?.expiresAt ?? Infinity) < now(),
  };
}

export const linkAgesOf = perProject(
  ({ clock }) => createLinkAges(clock.now),
  (ages, { clock }) => createLinkAges(clock.now, ages.links()),
);

export function refuseLink({ route, fields }: Operation, linkAges: LinkAges): void {
  const { mode, oobCode } = fields;
  if (linkAges.isExpired(oobCode)) throw new Refusal('EXPIRED_OOB_CODE');
  const type = linkAges.typeOf(oobCode);
  const isAltered = type !== undefined && type !== TYPES.get(String(mode));
  if (route.name !== 'emulator/action' || !isAltered) return;
  const error = 'Requested mode does not match the OOB code provided.'; // the emulator's words
  throw new Refusal(error, 400, { authEmulator: { error } });
}
