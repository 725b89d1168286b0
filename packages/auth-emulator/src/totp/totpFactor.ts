import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { EmulatorAccount, SecondFactor, TotpFactor } from '../client.ts';

export const PERIOD = 30; // seconds for which a code counts
export const DIGITS = 6;

/** Whose factor it is. An account that was deleted and made anew is another one. */
export type Owner = Pick<EmulatorAccount, 'localId' | 'createdAt' | 'tenantId'>;

export interface StoredFactor extends Omit<TotpFactor, 'code'> {
  owner: Owner;
  /** Periods whose code was used: none counts twice. */
  usedPeriods: Set<number>;
}

/** Whether a second factor is one of these; the emulator's own are telephones. */
export const isTotp = <Factor extends SecondFactor>(
  factor: Factor,
): factor is Factor & Required<Pick<SecondFactor, 'totpInfo'>> => factor.totpInfo !== undefined;

/** What makes and checks the codes of a secret. */
export const totpOf = (secret: string) =>
  new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: DIGITS,
    period: PERIOD,
  });

export function newFactor(
  owner: Owner,
  { displayName, ...info }: SecondFactor & Required<Pick<SecondFactor, 'totpInfo'>>,
): StoredFactor {
  return {
    localId: owner.localId,
    owner,
    mfaEnrollmentId: info.mfaEnrollmentId ?? randomBytes(21).toString('base64url'),
    ...(displayName !== undefined && { displayName }),
    enrolledAt: info.enrolledAt ?? new Date().toISOString(),
    sharedSecretKey: info.totpInfo.sharedSecretKey ?? '',
    usedPeriods: new Set(),
  };
}
