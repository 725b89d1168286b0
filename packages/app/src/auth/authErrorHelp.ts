import { type AuthFailure, authErrorCode, messageOf } from './authErrors.ts';

/** What the shopper can do next, and the provider's codes that it is for, without their `auth/`, between spaces. */
const CODES_BY_HELP: Record<string, string> = {
  // What was typed. One sentence for three codes: which of them it was would tell whether an email has an account.
  'Please check your details for typing mistakes and try again, or log in another way.':
    'invalid-credential user-not-found wrong-password',
  'Please enter a valid email address, like name@example.com.':
    'invalid-email invalid-new-email invalid-recipient-email missing-email missing-new-email',
  'Please enter your password.': 'missing-password',
  'Please choose a longer password with more kinds of characters.':
    'password-does-not-meet-requirements weak-password',
  'Please log in with this email, or choose another one.': 'email-already-in-use',

  // The account.
  'Please log in the way you did before, for example with your password.':
    'account-exists-with-different-credential',
  'This account cannot be used. Please contact our support team.': 'user-disabled',
  'This is switched off at the moment. Please contact our support team.':
    'admin-restricted-operation',
  'Please open the link in the email that we sent you, then try again.': 'unverified-email',
  'This account needs a second step to log in, which we do not support yet. Please contact our support team.':
    'multi-factor-auth-required',
  'Please log in again, then try once more.':
    'invalid-refresh-token invalid-user-token missing-refresh-token user-token-expired',
  'Please confirm that it is you by logging in again, then try once more.': 'requires-recent-login',
  'This is another account than the one you are logged in with. Please choose the same one.':
    'user-mismatch',

  // The ways to log in to an account.
  'This Google account belongs to another account of this shop. Please choose a different one, or log in with Google.':
    'credential-already-in-use',
  'Your account already has this way to log in. Please reload the page to see it.':
    'provider-already-linked',
  'Your account no longer has this way to log in. Please reload the page to see what it has.':
    'no-such-provider',

  // Links in emails.
  'This link has expired. Please ask for a new email and use the link in it.':
    'expired-action-code',
  'This link was used before or is incomplete. Please ask for a new email.': 'invalid-action-code',

  // The Google window.
  'Another sign-in window was opened. Please use the newest one.': 'cancelled-popup-request',
  'Your browser blocked the sign-in window. Please allow pop-ups for this shop, then try again.':
    'popup-blocked',
  'The sign-in window was closed before you had finished. Please try again.':
    'popup-closed-by-user',
  'You chose not to continue with Google. Please try again, or use your email and password.':
    'user-cancelled',
  'Google could not sign you in this time. Please try again, or use your email and password.':
    'invalid-auth-event missing-iframe-start missing-or-invalid-nonce no-auth-event rejected-credential',

  // The connection and the provider. It has one code for its own failures and for a script that never arrived.
  'Please check your connection, then try again.': 'network-request-failed timeout',
  'Please check your connection, or wait a few minutes, then try again.': 'internal-error',
  'Please wait a few minutes, then try again.': 'too-many-requests',
  'We cannot do this right now. Please try again later.': 'quota-exceeded',

  // The browser.
  'Please allow cookies for this shop or use another browser, then try again.':
    'cors-unsupported operation-not-supported-in-this-environment web-storage-unsupported',
  "We couldn't confirm you're not a robot. Please reload the page and try again.": `firebase-app-check-token-is-invalid firebase-app-check-token-is-invalid. invalid-recaptcha-action
     invalid-recaptcha-token invalid-recaptcha-version missing-client-type missing-recaptcha-token
     missing-recaptcha-version recaptcha-not-enabled`,

  // The shop itself.
  'The shop is not set up for this yet. Please let us know, and try another way in the meantime.': `api-key-expired.-please-renew-the-api-key. api-key-not-valid.-please-pass-a-valid-api-key.
     app-not-authorized auth-domain-config-required configuration-not-found invalid-api-key invalid-continue-uri
     invalid-hosting-link-domain invalid-message-payload invalid-oauth-client-id invalid-oauth-provider
     invalid-provider-id invalid-sender missing-continue-uri operation-not-allowed project-not-found
     unauthorized-continue-uri unauthorized-domain`,
  'Something went wrong on our side. Please reload the page, then try again.': `already-initialized app-deleted argument-error emulator-config-failed invalid-emulator-scheme
     invalid-req-type unsupported-password-policy-schema-version`,
};

/** A map, so that no code finds what objects inherit. */
export const helpByCode: ReadonlyMap<string, string> = new Map(
  Object.entries(CODES_BY_HELP).flatMap(([help, codes]) =>
    codes.split(/\s+/).map((code) => [`auth/${code}`, help]),
  ),
);

/**
 * Reads any thrown value: what it says and, for a known code of the provider, one sentence of help. None tells a stranger
 * more about an account than the provider's own message, which stands above it.
 */
export function describeAuthError(error: unknown): AuthFailure {
  const message = messageOf(error);
  const help = helpByCode.get(authErrorCode(error));
  return help === undefined ? { message } : { message, help };
}
