import { randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';
import type { EmulatorAccount, TotpEnrollment, TotpFactor } from '../client.ts';
import { ownerKey } from '../firebase-tools/searchAccounts.ts';
import { LIFETIMES } from '../lifetimes.ts';
import { perProject } from '../pipeline/project.ts';
import { isTotp, newFactor, type Owner, PERIOD, type StoredFactor, totpOf } from './totpFactor.ts';

const WINDOW = [0, 1, -1]; // periods by which a device's clock may differ

export type TotpFactors = ReturnType<typeof createTotpFactors>;

/** The state of an earlier project. */
interface Earlier {
  factors: StoredFactor[];
  enrollments: Map<string, { owner: Owner; secret: string; expiresAt: number }>;
  /** Sign-ins that wait for a second factor: the fields of their refresh token, by `mfaPendingCredential`. */
  signIns: Map<string, Record<string, unknown>>;
}

const nothing = (): Earlier => ({ factors: [], enrollments: new Map(), signIns: new Map() });

/**
 * Keeps TOTP factors, which the emulator does not have.
 * @param now milliseconds since 1970
 */
export function createTotpFactors(now: () => number, earlier = nothing()) {
  let { factors } = earlier;
  const { enrollments, signIns } = earlier;
  const periodAt = (offset: number) => Math.floor(now() / 1000 / PERIOD) + offset;

  /** Uses a code. Returns whether it was valid. */
  function takeCode(factor: StoredFactor, code: string): boolean {
    if (!/^\d{6}$/.test(code)) return false; // the library throws on some others
    const totp = totpOf(factor.sharedSecretKey);
    const delta = totp.validate({ token: code, window: 1, timestamp: now() });
    if (delta === null || factor.usedPeriods.has(periodAt(delta))) return false;
    factor.usedPeriods.add(periodAt(delta));
    return true;
  }

  /** Returns the current code, or, if that was used, one of a neighbouring period. */
  function codeOf({ sharedSecretKey, usedPeriods }: StoredFactor): string {
    const offset = WINDOW.find((candidate) => !usedPeriods.has(periodAt(candidate))) ?? 0;
    return totpOf(sharedSecretKey).generate({ timestamp: now() + offset * PERIOD * 1000 });
  }

  return {
    signIns,

    state: (): Earlier => ({
      factors: factors.map((factor) => ({ ...factor, usedPeriods: new Set(factor.usedPeriods) })),
      enrollments: new Map(enrollments),
      signIns: new Map(signIns),
    }),

    isEmpty: () => factors.length === 0,

    /** Whether any account with this ID has a factor, including accounts that were deleted. */
    mayHave: (localId: unknown) => factors.some((factor) => factor.localId === localId),

    of: (owner: Owner): StoredFactor[] => factors.filter((factor) => isOf(factor, owner)),

    list: (): TotpFactor[] =>
      factors.map((factor) => {
        const { usedPeriods, createdAt, ...info } = factor;
        return { ...info, code: codeOf(factor) };
      }),

    listEnrollments: (): TotpEnrollment[] =>
      [...enrollments.values()]
        .filter(({ expiresAt }) => expiresAt >= now())
        .map(({ owner: { localId }, secret: sharedSecretKey }) => {
          const code = totpOf(sharedSecretKey).generate({ timestamp: now() });
          return { localId, sharedSecretKey, code };
        }),

    owners: (): Owner[] => factors,

    ownerKeys: (): string[] => factors.map(ownerKey),

    add: (added: StoredFactor[]): void => void factors.push(...added),

    startEnrollment(owner: Owner) {
      const sessionInfo = randomBytes(32).toString('base64url');
      const secret = new Secret({ size: 20 }).base32;
      const expiresAt = now() + LIFETIMES.totpEnrollment;
      enrollments.set(sessionInfo, { owner, secret, expiresAt });
      return { sessionInfo, secret, expiresAt };
    },

    /** @returns the new factor, or the provider's message */
    finishEnrollment(owner: Owner, sessionInfo: string, code: string, displayName?: string) {
      const started = enrollments.get(sessionInfo);
      if (started === undefined || !isOf(started.owner, owner)) return 'INVALID_SESSION_INFO';
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

    /** Removes the factors of an account that are not in a list. */
    keep(owner: Owner, mfaEnrollmentIds: unknown[]): void {
      factors = factors.filter(
        (factor) => !isOf(factor, owner) || mfaEnrollmentIds.includes(factor.mfaEnrollmentId),
      );
    },

    /**
     * Loads the factors of a seed.
     * @param found the accounts that the emulator has imported
     * @returns what is wrong with them, a sentence each
     */
    load(seed: EmulatorAccount[], found: EmulatorAccount[]): string[] {
      return seed.flatMap((account) => {
        const { localId, tenantId } = account;
        const owner = found.find((other) => isOf(other, { localId, tenantId }));
        return (account.mfaInfo ?? []).filter(isTotp).flatMap((info) => {
          if (owner === undefined) return [];
          if (!/^[A-Z2-7]{16,}=*$/.test(info.totpInfo.sharedSecretKey ?? '')) {
            return [`${localId}: its TOTP secret must be base32, with 16 characters or more.`];
          }
          factors.push(newFactor(owner, info));
          return [];
        });
      });
    },
  };
}

const isOf = (account: Owner, { localId, tenantId, createdAt }: Owner): boolean =>
  account.localId === localId &&
  account.tenantId === tenantId &&
  (createdAt === undefined || account.createdAt === createdAt);

export const factorsOf = perProject(
  ({ clock }) => createTotpFactors(clock.now),
  (totp, { clock }) => createTotpFactors(clock.now, totp.state()),
);
