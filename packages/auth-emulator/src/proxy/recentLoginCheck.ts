import { type Exchange, refuse } from './exchange.ts';
import { claimsOf, type Fields } from './requestFields.ts';

/** E-mails that need no recent login. */
const HARMLESS_EMAILS: unknown[] = ['EMAIL_SIGNIN', 'PASSWORD_RESET', 'VERIFY_EMAIL'];

/** What needs a recent login, by operation: always, or with some fields only. */
const SENSITIVE: Record<string, (fields: Fields) => boolean> = {
  delete: () => true,
  'mfaEnrollment:start': () => true,
  'mfaEnrollment:finalize': () => true,
  'mfaEnrollment:withdraw': () => true,
  sendOobCode: (fields) => !HARMLESS_EMAILS.includes(fields.get('requesttype')),
  update: (fields) => Boolean(fields.get('email') || fields.get('password')),
  // With an ID token these link another way to sign in.
  signInWithEmailLink: () => true,
  signInWithIdp: () => true,
  signInWithPhoneNumber: () => true,
  signUp: () => true,
};

/** Whether an operation may need a recent login. */
export const mayNeedRecentLogin = (operation: string) => Object.hasOwn(SENSITIVE, operation);

/**
 * Refuses what needs a recent login when the ID token's is too old, with the provider's message.
 * @returns whether it was refused
 */
export function refuseOldLogin(exchange: Exchange, fields: Fields, operation: string): boolean {
  const idToken = fields.get('idtoken');
  if (!SENSITIVE[operation]?.(fields) || typeof idToken !== 'string') return false;
  const authTime = authTimeOf(idToken);
  if (authTime === undefined || exchange.settings.recentLogin.isRecent(authTime)) return false;
  refuse(exchange, 400, 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  return true;
}

/** When the person of an ID token logged in. The emulator checks the rest of the token. */
function authTimeOf(idToken: string): number | undefined {
  const { auth_time: authTime, provider_id: provider } = claimsOf(idToken);
  // As at the provider: an anonymous person has no way to log in again.
  return typeof authTime === 'number' && provider !== 'anonymous' ? authTime : undefined;
}
