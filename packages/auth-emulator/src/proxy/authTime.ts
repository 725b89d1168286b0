import { claimsOf, decodeToken, parseJson } from './requestFields.ts';

/*
 * When somebody logged in is the session's, as at the provider. The emulator keeps one time for each account: that of its
 * last login, on whatever device. So refresh tokens, which the emulator does not sign, carry the session's.
 */

/** Operations that answer with tokens. */
const ISSUES_TOKENS = /^(sign(Up|InWith\w+)|update)$/;

const REFRESH_PATH = '/securetoken.googleapis.com/v1/token';

interface Tokens {
  idToken: unknown;
  refreshToken: unknown;
}

/**
 * Tokens that say when their session's login was.
 * @param authTime in seconds since 1970; unless given, the login is the account's last one
 */
export function withAuthTime({ idToken, refreshToken }: Tokens, authTime?: unknown) {
  if (typeof idToken !== 'string' || typeof refreshToken !== 'string') return undefined;
  const claims = claimsOf(idToken);
  const lastLogin = Number(claims.auth_time);
  if (!Number.isFinite(lastLogin)) return undefined;
  const time = typeof authTime === 'number' ? Math.min(authTime, lastLogin) : lastLogin;
  const [header, , signature] = idToken.split('.');
  const refresh = JSON.stringify({ ...decodeToken(refreshToken), authTime: time });
  return {
    idToken: [header, encode({ ...claims, auth_time: time }), signature].join('.'),
    refreshToken: Buffer.from(refresh).toString('base64'),
  };
}

const encode = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');

/** How the answer to an operation is to be changed, if it may hold tokens. */
export function authTimeEditor(operation: string | undefined) {
  if (operation === undefined || !ISSUES_TOKENS.test(operation)) return undefined;
  return addAuthTime;
}

/** An answer whose tokens, if it has any, say when their session's login was. */
export function addAuthTime(json: string): string {
  const { idToken, refreshToken, ...answer } = parseJson(json);
  const tokens = withAuthTime({ idToken, refreshToken });
  return tokens === undefined ? json : JSON.stringify({ ...answer, ...tokens }, null, 2);
}

export const isRefresh = ({ pathname }: URL) => pathname === REFRESH_PATH;

/**
 * How the answer to a refresh is to be changed.
 * @param body of the request: a form, or JSON
 */
export function refreshEditor(body: Buffer) {
  const sent = body.toString();
  const { refresh_token: inJson = parseJson(sent).refreshToken } = parseJson(sent);
  const form = new URLSearchParams(sent);
  const refreshToken = inJson ?? form.get('refresh_token') ?? form.get('refreshToken');
  const { authTime } = decodeToken(String(refreshToken));
  return (json: string): string => {
    const answer = parseJson(json);
    const tokens = { idToken: answer.id_token, refreshToken: answer.refresh_token };
    const edited = withAuthTime(tokens, authTime);
    if (edited === undefined) return json;
    const { idToken, refreshToken } = edited;
    const names = { id_token: idToken, access_token: idToken, refresh_token: refreshToken };
    return JSON.stringify({ ...answer, ...names }, null, 2);
  };
}
