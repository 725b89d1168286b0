import { callEmulator } from '../pipeline/emulatorApi.ts';
import type { Project } from '../pipeline/project.ts';
import { claimsOf, decodeToken, encodeToken } from '../pipeline/tokens.ts';

export interface Tokens {
  idToken: unknown;
  refreshToken: unknown;
}

/**
 * Writes the time of the session's login into tokens. The refresh token, which the emulator does not sign, keeps it.
 * @param session more fields of the refresh token
 * @param authTime in seconds since 1970; by default that of the refresh token, or of the account's last login
 */
export function withSession(
  { idToken, refreshToken }: Tokens,
  session: object,
  authTime: unknown = decodeToken(refreshToken).authTime,
) {
  if (typeof idToken !== 'string' || typeof refreshToken !== 'string') return undefined;
  const claims = claimsOf(idToken);
  const lastLogin = Number(claims.auth_time);
  if (!Number.isFinite(lastLogin)) return undefined;
  const time = typeof authTime === 'number' ? Math.min(authTime, lastLogin) : lastLogin;
  const [header, , signature] = idToken.split('.');
  const refresh = { ...decodeToken(refreshToken), authTime: time, ...session };
  const payload = encodeToken({ ...claims, auth_time: time }, 'base64url');
  return { idToken: [header, payload, signature].join('.'), refreshToken: encodeToken(refresh) };
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
