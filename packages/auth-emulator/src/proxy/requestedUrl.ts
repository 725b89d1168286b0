import type { IncomingMessage } from 'node:http';

const BASE = 'http://proxy.invalid';

const LEGACY_API = '/www.googleapis.com/identitytoolkit/v3/relyingparty/';
const API = '/identitytoolkit.googleapis.com/v1/accounts:';

/** Operations that the API before this one had under other names. The emulator takes both. */
const LEGACY_NAMES = {
  deleteAccount: 'delete',
  emailLinkSignin: 'signInWithEmailLink',
  getAccountInfo: 'lookup',
  getOobConfirmationCode: 'sendOobCode',
  resetPassword: 'resetPassword',
  setAccountInfo: 'update',
  signupNewUser: 'signUp',
  verifyAssertion: 'signInWithIdp',
  verifyPassword: 'signInWithPassword',
  verifyPhoneNumber: 'signInWithPhoneNumber',
};

const PAGES = ['/emulator/action', '/emulator/auth/handler', '/emulator/auth/iframe'];

/** Paths that the emulator takes in any case, by that in small letters. All others it takes as they are only. */
const PATHS = new Map([
  ...PAGES.map((page) => [page, page] as const),
  ...Object.entries(LEGACY_NAMES).map(
    ([legacy, name]) => [`${LEGACY_API}${legacy}`.toLowerCase(), `${API}${name}`] as const,
  ),
]);

/**
 * Reads what is requested: one address for one thing, however it was written. That one is passed on, so the
 * emulator cannot take it for something else. An address that cannot be read becomes `/`.
 */
export function requestedUrl({ url = '/' }: IncomingMessage): URL {
  const written = parse(url.startsWith('/') ? `${BASE}${url}` : url); // "//" at the start names no host here
  const requested = parse(`${BASE}${written.pathname}${written.search}`);
  const path = requested.pathname.toLowerCase().replace(/\/$/, '');
  requested.pathname = PATHS.get(path) ?? requested.pathname;
  return requested;
}

const parse = (url: string): URL => (URL.canParse(url) ? new URL(url) : new URL(BASE));
