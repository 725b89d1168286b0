import type { Fields } from '../pipeline/canonicalFields.ts';
import { callEmulator } from '../pipeline/emulatorApi.ts';
import type { Project } from '../pipeline/project.ts';
import { claimsOf, decodeToken, encodeToken, withClaims } from '../pipeline/tokens.ts';

export interface Tokens {
  idToken: unknown;
  refreshToken: unknown;
}

/**
 * Writes the time of the session's login, and the attributes by which it began, into tokens. The refresh token, which the
 * emulator does not sign, keeps them.
 * @param session more fields of the refresh token
 * @param authTime in seconds since 1970; by default that of the refresh token, or of the account's last login
 */
export function withSession(
  { idToken, refreshToken }: Tokens,
  session: { signInAttributes?: unknown; [field: string]: unknown },
  authTime: unknown = decodeToken(refreshToken).authTime,
) {
  if (typeof idToken !== 'string' || typeof refreshToken !== 'string') return undefined;
  const claims = claimsOf(idToken);
  const lastLogin = Number(claims.auth_time);
  if (!Number.isFinite(lastLogin)) return undefined;
  const auth_time = typeof authTime === 'number' ? Math.min(authTime, lastLogin) : lastLogin;
  const own: Fields = Object(claims.firebase);
  const sign_in_attributes = own.sign_in_attributes ?? session.signInAttributes;
  const refresh = {
    ...{ ...decodeToken(refreshToken), authTime: auth_time, ...session },
    signInAttributes: sign_in_attributes,
  };
  const firebase = { ...own, sign_in_attributes };
  return {
    idToken: withClaims(idToken, { ...claims, auth_time, firebase }),
    refreshToken: encodeToken(refresh),
  };
}

/** Lets the emulator issue tokens for the fields of a refresh token. */
export async function tokensFor(project: Project, refreshToken: Record<string, unknown>) {
  const answer = await callEmulator(project, 'securetoken.googleapis.com/v1/token?key=proxy', {
    body: { grantType: 'refresh_token', refreshToken: encodeToken(refreshToken) },
    asApp: true,
  });
  const tokens = { idToken: answer.id_token, refreshToken: answer.refresh_token };
  return withSession(tokens, {}, refreshToken.authTime);
}

/** Returns the fields of a refresh token of a sign-in with one factor. */
export const newRefreshToken = <Said extends object>(fields: Said) => ({
  _AuthEmulatorRefreshToken: 'DO NOT MODIFY',
  extraClaims: {},
  ...fields,
});
