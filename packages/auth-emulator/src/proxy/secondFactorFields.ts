import { newRefreshToken } from './emulatorApi.ts';
import { claimsOf, type Fields } from './requestFields.ts';

/** A request that the provider would refuse, with its message. */
export class Refusal extends Error {}

/** What the refresh token of an ID token's person says, without a second factor. */
export function refreshTokenOf(fields: Fields) {
  const claims = claimsOf(String(fields.get('idtoken')));
  const firebase = { ...(claims.firebase ?? {}) };
  return {
    ...newRefreshToken({}),
    localId: claims.user_id,
    authTime: claims.auth_time,
    projectId: claims.aud,
    provider: 'sign_in_provider' in firebase ? firebase.sign_in_provider : undefined,
    tenantId: 'tenant' in firebase ? firebase.tenant : undefined,
  };
}

export function required<Value>(value: Value | undefined, message: string): Value {
  if (value === undefined) throw new Refusal(message);
  return value;
}

export const textOf = (value: unknown) =>
  typeof value === 'string' && value !== '' ? value : undefined;
