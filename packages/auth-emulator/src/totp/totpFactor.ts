import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { SecondFactor, TotpFactor } from '../client.ts';

export const PERIOD = 30; // seconds
export const DIGITS = 6;

/** An account. `createdAt` distinguishes it from a deleted one with the same ID; without it both are meant. */
export interface Owner {
  localId: string;
  tenantId?: string | undefined;
  createdAt?: string | undefined;
}

export interface StoredFactor extends Owner, Omit<TotpFactor, 'code' | 'tenantId'> {
  /** Periods whose code was used: each code is valid once. */
  usedPeriods: Set<number>;
}

/** Whether a second factor is a TOTP factor. The emulator itself has telephones only. */
export const isTotp = <Factor extends SecondFactor>(
  factor: Factor,
): factor is Factor & Required<Pick<SecondFactor, 'totpInfo'>> => factor.totpInfo !== undefined;

export const totpOf = (secret: string) =>
  new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: DIGITS,
    period: PERIOD,
  });

export function newFactor(
  { localId, tenantId, createdAt }: Owner,
  { displayName, ...info }: SecondFactor & Required<Pick<SecondFactor, 'totpInfo'>>,
): StoredFactor {
  return {
    localId,
    tenantId,
    createdAt,
    mfaEnrollmentId: info.mfaEnrollmentId ?? randomBytes(21).toString('base64url'),
    ...(displayName !== undefined && { displayName }),
    enrolledAt: info.enrolledAt ?? new Date().toISOString(),
    sharedSecretKey: info.totpInfo.sharedSecretKey ?? '',
    usedPeriods: new Set(),
  };
}
