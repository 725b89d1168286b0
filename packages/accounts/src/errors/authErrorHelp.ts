/** The provider's codes, without their `auth/`, by the sentence of help that a visitor reads for each. */
export const codesByHelp = {
  'Please check your details for typing mistakes and try again, or log in another way.': [
    'invalid-credential',
    'user-not-found',
    'wrong-password',
  ],
  'Please enter a valid email address, like name@example.com.': [
    'invalid-email',
    'invalid-new-email',
    'invalid-recipient-email',
    'missing-email',
    'missing-new-email',
  ],
  'Please enter your password.': ['missing-password'],
  'Please choose a longer password with more kinds of characters.': [
    'password-does-not-meet-requirements',
    'weak-password',
  ],
  'Please log in with this email, or choose another one.': ['email-already-in-use'],
  'Please log in the way you did before, for example with your password.': [
    'account-exists-with-different-credential',
  ],
  'This account cannot be used. Please contact our support team.': ['user-disabled'],
  'This is switched off at the moment. Please contact our support team.': [
    'admin-restricted-operation',
  ],
  'Please open the link in the email that we sent you, then try again.': ['unverified-email'],
  'Please let your phone set its time by itself, then type the newest digits from your app.': [
    'invalid-verification-code',
  ],
  'This took too long, or was done before. Please start again.': [
    'code-expired',
    'invalid-multi-factor-session',
    'invalid-verification-id',
  ],
  'Two-step verification was changed elsewhere. Please log in again, or reload the page.': [
    'multi-factor-info-not-found',
  ],
  'Two-step verification is on already. Please reload the page to see it.': [
    'second-factor-already-in-use',
  ],
  'Please log in again, then try once more.': [
    'invalid-refresh-token',
    'invalid-user-token',
    'missing-refresh-token',
    'user-token-expired',
  ],
  'Please confirm that it is you by logging in again, then try once more.': [
    'requires-recent-login',
  ],
  'This is another account than the one you are logged in with. Please choose the same one.': [
    'user-mismatch',
  ],
  'This Google account belongs to another account of this shop. Please choose a different one, or log in with Google.':
    ['credential-already-in-use'],
  'Your account already has this way to log in. Please reload the page to see it.': [
    'provider-already-linked',
  ],
  'Your account no longer has this way to log in. Please reload the page to see what it has.': [
    'no-such-provider',
  ],
  'This link has expired. Please ask for a new email and use the link in it.': [
    'expired-action-code',
  ],
  'This link was used before or is incomplete. Please ask for a new email.': [
    'invalid-action-code',
  ],
  'Another sign-in window was opened. Please use the newest one.': ['cancelled-popup-request'],
  'Your browser blocked the sign-in window. Please allow pop-ups for this shop, then try again.': [
    'popup-blocked',
  ],
  'The sign-in window was closed before you had finished. Please try again.': [
    'popup-closed-by-user',
  ],
  'You chose not to continue with Google. Please try again, or use your email and password.': [
    'user-cancelled',
  ],
  'Google could not sign you in this time. Please try again, or use your email and password.': [
    'invalid-auth-event',
    'missing-iframe-start',
    'missing-or-invalid-nonce',
    'no-auth-event',
    'rejected-credential',
  ],
  'Please check your connection, then try again.': ['network-request-failed', 'timeout'],
  'Please check your connection, or wait a few minutes, then try again.': ['internal-error'],
  'Please wait a few minutes, then try again.': ['too-many-requests'],
  'We cannot do this right now. Please try again later.': ['quota-exceeded'],
  'Please allow cookies for this shop or use another browser, then try again.': [
    'cors-unsupported',
    'operation-not-supported-in-this-environment',
    'web-storage-unsupported',
  ],
  "We couldn't confirm you're not a robot. Please reload the page and try again.": [
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
  'The shop is not set up for this yet. Please let us know, and try another way in the meantime.': [
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
  'Something went wrong on our side. Please reload the page, then try again.': [
    'already-initialized',
    'app-deleted',
    'argument-error',
    'emulator-config-failed',
    'invalid-emulator-scheme',
    'invalid-req-type',
    'unsupported-password-policy-schema-version',
  ],
};
