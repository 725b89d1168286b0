import { authErrorCode } from './authErrors.ts';

/**
 * The provider's codes, without `auth/`, by the help that users get. A wrong password and an unknown email have the same help:
 * otherwise it would reveal whether an email has an account.
 */
export const codesByHelp = {
  checkDetails: ['invalid-credential', 'user-not-found', 'wrong-password'],
  enterEmail: [
    'invalid-email',
    'invalid-new-email',
    'invalid-recipient-email',
    'missing-email',
    'missing-new-email',
  ],
  enterPassword: ['missing-password'],
  strongerPassword: ['password-does-not-meet-requirements', 'weak-password'],
  emailInUse: ['email-already-in-use'],
  otherWayToSignIn: ['account-exists-with-different-credential'],
  accountDisabled: ['user-disabled'],
  switchedOff: ['admin-restricted-operation'],
  openEmailedLink: ['unverified-email'],
  newestDigits: ['invalid-verification-code'],
  startAgain: ['code-expired', 'invalid-multi-factor-session', 'invalid-verification-id'],
  twoStepChanged: ['multi-factor-info-not-found'],
  twoStepIsOn: ['second-factor-already-in-use'],
  signInAgain: [
    'invalid-refresh-token',
    'invalid-user-token',
    'missing-refresh-token',
    'user-token-expired',
  ],
  confirmIdentity: ['requires-recent-login'],
  otherAccount: ['user-mismatch'],
  accountInUse: ['credential-already-in-use'],
  alreadyConnected: ['provider-already-linked'],
  notConnected: ['no-such-provider'],
  linkExpired: ['expired-action-code'],
  linkUsed: ['invalid-action-code'],
  newestWindow: ['cancelled-popup-request'],
  windowBlocked: ['popup-blocked'],
  windowClosed: ['popup-closed-by-user'],
  declined: ['user-cancelled'],
  providerFailed: [
    'invalid-auth-event',
    'missing-iframe-start',
    'missing-or-invalid-nonce',
    'no-auth-event',
    'rejected-credential',
  ],
  checkConnection: ['network-request-failed', 'timeout'],
  checkConnectionOrWait: ['internal-error'],
  wait: ['too-many-requests'],
  tryLater: ['quota-exceeded'],
  allowCookies: [
    'cors-unsupported',
    'operation-not-supported-in-this-environment',
    'web-storage-unsupported',
  ],
  notARobot: [
    'firebase-app-check-token-is-invalid',
    'firebase-app-check-token-is-invalid.',
    'invalid-recaptcha-action',
    'invalid-recaptcha-token',
    'invalid-recaptcha-version',
    'missing-client-type',
    'missing-recaptcha-token',
    'missing-recaptcha-version',
    'recaptcha-not-enabled',
  ],
  notSetUp: [
    'api-key-expired.-please-renew-the-api-key.',
    'api-key-not-valid.-please-pass-a-valid-api-key.',
    'app-not-authorized',
    'auth-domain-config-required',
    'configuration-not-found',
    'invalid-api-key',
    'invalid-continue-uri',
    'invalid-hosting-link-domain',
    'invalid-message-payload',
    'invalid-oauth-client-id',
    'invalid-oauth-provider',
    'invalid-provider-id',
    'invalid-sender',
    'missing-continue-uri',
    'operation-not-allowed',
    'project-not-found',
    'unauthorized-continue-uri',
    'unauthorized-domain',
  ],
  ourSide: [
    'already-initialized',
    'app-deleted',
    'argument-error',
    'emulator-config-failed',
    'invalid-emulator-scheme',
    'invalid-req-type',
    'unsupported-password-policy-schema-version',
  ],
};

/** The keys of the sentences of help; each is for one code or several. */
export type HelpKey = keyof typeof codesByHelp;

/**
 * The sentences of help for the provider's errors. They are loaded with the account service, because no other error has one.
 */
export type HelpTexts = Record<HelpKey, string>;

/**
 * The help for each known code of the provider, such as `auth/weak-password`. It is a map, because an object would also
 * return inherited properties.
 */
export const helpByCode: ReadonlyMap<string, HelpKey> = new Map(
  Object.entries(codesByHelp).flatMap(
    ([help, codes]) => codes.map((code) => [`auth/${code}`, help as HelpKey]), // the type of `entries` loses the keys
  ),
);

/**
 * Returns the sentence of help for an error with a known code of the provider. No sentence reveals more about an account than the
 * provider's own message, which is shown above it.
 */
export function helpFor(error: unknown, texts: HelpTexts): string | undefined {
  const key = helpByCode.get(authErrorCode(error));
  return key && texts[key];
}
