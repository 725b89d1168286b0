import { callEmulator } from '../pipeline/emulatorApi.ts';
import type { Project } from '../pipeline/project.ts';
import { claimsOf, decodeToken } from '../pipeline/tokens.ts';

/** When somebody logged in, and by which tokens. */
export interface Tokens {
  idToken: unknown;
  refreshToken: unknown;
}

/**
 * Tokens that say when their session's login was. Refresh tokens, which the emulator does not sign, carry it.
 * @param session what else the refresh token is to say
 * @param authTime in seconds since 1970; unless given, the login is the account's last one
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
  const refresh = {
    ...decodeToken(refreshToken),
    authTime: time,
    issuedAt: claims.iat,
    ...session,
  };
  return {
    idToken: [header, encode({ ...claims, auth_time: time }), signature].join('.'),
    refreshToken: Buffer.from(JSON.stringify(refresh)).toString('base64'),
  };
}

const encode = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');

/**
 * New tokens.
 * @param refreshToken what the emulator writes into one
 */
export async function tokensFor(project: Project, refreshToken: Record<string, unknown>) {
  const answer = await callEmulator(project, 'securetoken.googleapis.com/v1/token?key=proxy', {
    body: {
      grantType: 'refresh_token',
      refreshToken: Buffer.from(JSON.stringify(refreshToken)).toString('base64'),
    },
    asApp: true,
  });
  const tokens = { idToken: answer.id_token, refreshToken: answer.refresh_token };
  return withSession(tokens, {}, refreshToken.authTime);
}

/** What a refresh token says for somebody who signed in with one factor. */
export const newRefreshToken = <Said extends object>(fields: Said) => ({
  _AuthEmulatorRefreshToken: 'DO NOT MODIFY',
  extraClaims: {},
  ...fields,
});
