import { randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';
import type { EmulatorAccount, TotpEnrollment, TotpFactor } from '../client.ts';
import { perProject } from '../pipeline/project.ts';
import { isTotp, newFactor, type Owner, PERIOD, type StoredFactor, totpOf } from './totpFactor.ts';

const ENROLLMENT_TIME = 5 * 60_000; // ms to type the first code
const WINDOW = [0, 1, -1]; // periods that a device's clock may be off

export type TotpFactors = ReturnType<typeof createTotpFactors>;

/**
 * The TOTP factors of an emulator, which cannot hold them itself.
 * @param now milliseconds since 1970; tests have a clock of their own
 */
export function createTotpFactors(now: () => number = Date.now) {
  let factors: StoredFactor[] = [];
  const enrollments = new Map<string, { owner: Owner; secret: string; expiresAt: number }>();
  const periodAt = (offset: number) => Math.floor(now() / 1000 / PERIOD) + offset;

  /** Whether a code counts, from now on no more. */
  function takeCode(factor: StoredFactor, code: string): boolean {
    if (!/^\d{6}$/.test(code)) return false; // the library throws at some others
    const totp = totpOf(factor.sharedSecretKey);
    const delta = totp.validate({ token: code, window: 1, timestamp: now() });
    if (delta === null || factor.usedPeriods.has(periodAt(delta))) return false;
    factor.usedPeriods.add(periodAt(delta));
    return true;
  }

  /** A code that counts: of now, or, if that was used, of a period beside it. */
  function codeOf({ sharedSecretKey, usedPeriods }: StoredFactor): string {
    const offset = WINDOW.find((candidate) => !usedPeriods.has(periodAt(candidate))) ?? 0;
    return totpOf(sharedSecretKey).generate({ timestamp: now() + offset * PERIOD * 1000 });
  }

  const isOf =
    ({ localId, createdAt }: Owner) =>
    ({ owner }: StoredFactor) =>
      owner.localId === localId && owner.createdAt === createdAt;

  return {
    /** Sign-ins that wait for a second factor: the fields of their refresh token, by `mfaPendingCredential`. */
    signIns: new Map<string, Record<string, unknown>>(),

    isEmpty: () => factors.length === 0,

    /** Whether somebody has this ID and a factor; an account that is gone may be meant. */
    mayHave: (localId: unknown) => factors.some((factor) => factor.localId === localId),

    of: (owner: Owner): StoredFactor[] => factors.filter(isOf(owner)),

    list: (): TotpFactor[] =>
      factors.map(({ usedPeriods, owner, ...factor }) => ({
        ...factor,
        code: codeOf({ usedPeriods, owner, ...factor }),
      })),

    listEnrollments: (): TotpEnrollment[] =>
      [...enrollments.values()]
        .filter(({ expiresAt }) => expiresAt >= now())
        .map(({ owner: { localId }, secret: sharedSecretKey }) => {
          const code = totpOf(sharedSecretKey).generate({ timestamp: now() });
          return { localId, sharedSecretKey, code };
        }),

    owners: (): Owner[] => factors.map(({ owner }) => owner),

    drop(owner: Owner): void {
      const isGone = isOf(owner);
      factors = factors.filter((factor) => !isGone(factor));
    },

    startEnrollment(owner: Owner) {
      const sessionInfo = randomBytes(32).toString('base64url');
      const secret = new Secret({ size: 20 }).base32;
      const expiresAt = now() + ENROLLMENT_TIME;
      enrollments.set(sessionInfo, { owner, secret, expiresAt });
      return { sessionInfo, secret, expiresAt };
    },

    /** @returns the new factor, or the provider's message */
    finishEnrollment(owner: Owner, sessionInfo: string, code: string, displayName?: string) {
      const started = enrollments.get(sessionInfo);
      if (started?.owner.localId !== owner.localId) return 'INVALID_SESSION_INFO';
      if (started.expiresAt < now()) return 'SESSION_EXPIRED';
      const factor = newFactor(owner, { totpInfo: { sharedSecretKey: started.secret } });
      factor.enrolledAt = new Date(now()).toISOString();
      if (displayName !== undefined) factor.displayName = displayName;
      if (!takeCode(factor, code)) return 'INVALID_CODE';
      enrollments.delete(sessionInfo);
      factors.push(factor);
      return factor;
    },

    takeCode,

    keep(owner: Pick<Owner, 'localId'>, mfaEnrollmentIds: unknown[]): void {
      factors = factors.filter(
        ({ localId, mfaEnrollmentId }) =>
          localId !== owner.localId || mfaEnrollmentIds.includes(mfaEnrollmentId),
      );
    },

    /**
     * Loads the factors of a seed.
     * @param found the accounts that the emulator made of it
     * @returns what is wrong with them, a sentence each
     */
    load(seed: EmulatorAccount[], found: EmulatorAccount[]): string[] {
      return seed.flatMap((account) => {
        const owner = found.find(({ localId }) => localId === account.localId);
        return (account.mfaInfo ?? []).filter(isTotp).flatMap((info) => {
          if (owner === undefined) return [];
          if (!/^[A-Z2-7]{16,}=*$/.test(info.totpInfo.sharedSecretKey ?? '')) {
            return [
              `${account.localId}: its TOTP secret has to be base32, of 16 characters or more.`,
            ];
          }
          factors.push(newFactor(owner, info));
          return [];
        });
      });
    },
  };
}

/** The factors of a project's accounts. */
export const factorsOf = perProject(({ clock }) => createTotpFactors(clock.now));
