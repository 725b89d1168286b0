import { anything, assert, constantFrom, oneof, property, record } from 'fast-check';
import { AuthErrorCodes, debugErrorMap } from 'firebase/auth';
import { describe, expect, test } from 'vitest';
import type { AccountTexts } from './accountTexts.ts';
import { type HelpTexts, helpByCode, helpFor } from './authErrorHelp.ts';
import { AccountsLoadError, describeAuthError, SignedOutError } from './authErrors.ts';
import { englishAccountTexts } from './englishAccountTexts.ts';
import { englishHelpTexts } from './englishHelpTexts.ts';

/** Codes of the SDK that no call of the shop can cause, by reason. */
const UNREACHABLE_CODES: Record<string, string[]> = {
  'the shop knows no phone numbers': [
    'captcha-check-failed',
    'invalid-app-credential',
    'invalid-phone-number',
    'missing-app-credential',
    'missing-phone-number',
  ],
  'a field for the code takes its place': ['multi-factor-auth-required'],
  'a second step may follow each way to log in that the shop has': ['unsupported-first-factor'],
  'the shop turns on one second step, and sends all that belongs to it': [
    'maximum-second-factor-count-exceeded',
    'missing-multi-factor-info',
    'missing-multi-factor-session',
    'missing-verification-code',
    'missing-verification-id',
  ],
  'for native apps and links into them': [
    'app-not-installed',
    'cordova-not-ready',
    'dynamic-link-not-activated',
    'invalid-app-id',
    'invalid-cert-hash',
    'invalid-cordova-configuration',
    'invalid-dynamic-link-domain',
    'missing-android-pkg-name',
    'missing-ios-bundle-id',
  ],
  'for tokens that a server of the shop would make': [
    'custom-token-mismatch',
    'invalid-custom-token',
  ],
  'the shop is no tenant': [
    'invalid-tenant-id',
    'tenant-id-mismatch',
    'unsupported-tenant-operation',
  ],
  'an email address changes by the link in an email only': ['email-change-needs-verification'],
  'Google opens in a popup, never by a redirect': [
    'redirect-cancelled-by-user',
    'redirect-operation-pending',
  ],
  'where sessions are kept is decided once, when the SDK starts': [
    'invalid-persistence-type',
    'unsupported-persistence-type',
  ],
  'the shop uses no other product of the SDK, and no callback that may refuse a sign-in': [
    'dependent-sdk-initialized-before-auth',
    'login-blocked',
  ],
  'the shop sets no user by hand': ['null-user', 'user-signed-out'],
};

const unreachable = Object.values(UNREACHABLE_CODES)
  .flat()
  .map((code) => `auth/${code}`);

// The SDK's type hides that its map of messages is a function; it has codes that the list lacks.
const messages = (debugErrorMap as unknown as () => Record<string, string>)();
const sdkCodes = new Set([
  ...Object.values(AuthErrorCodes),
  ...Object.keys(messages).map((code) => `auth/${code}`),
]);

/** Messages of the server that the SDK does not know; it passes them on in lower case with dashes. */
const serverCodes = [
  'API key expired. Please renew the API key.',
  'API key not valid. Please pass a valid API key.',
  'CONFIGURATION_NOT_FOUND',
  'FIREBASE_APP_CHECK_TOKEN_IS_INVALID',
  'Firebase App Check token is invalid.',
  'INVALID_NEW_EMAIL',
  'INVALID_REFRESH_TOKEN',
  'MISSING_EMAIL',
  'MISSING_NEW_EMAIL',
  'MISSING_REFRESH_TOKEN',
  'PROJECT_NOT_FOUND',
].map((message) => `auth/${message.toLowerCase().replace(/[_\s]+/g, '-')}`);

describe('codes', () => {
  test('the SDK lists its codes', () => {
    expect(sdkCodes.size).toBeGreaterThan(100);
    expect(sdkCodes).toContain('auth/password-does-not-meet-requirements');
  });

  test('each has a sentence or is unreachable, never both', () => {
    const isDecided = (code: string) => helpByCode.has(code) !== unreachable.includes(code);
    expect([...sdkCodes].filter((code) => !isDecided(code))).toEqual([]);
    expect(serverCodes.filter((code) => !helpByCode.has(code))).toEqual([]);
  });

  test('each code with a sentence and each unreachable one is the provider’s', () => {
    const known = new Set([...sdkCodes, ...serverCodes]);
    expect([...helpByCode.keys(), ...unreachable].filter((code) => !known.has(code))).toEqual([]);
  });
});

describe('sentences', () => {
  test.each([...new Set(helpByCode.values())].map((help) => [englishHelpTexts[help]]))(
    '%s',
    (sentence) => {
      expect(sentence).toMatch(/^[A-Z][^\n]*\.$/);
      expect(sentence.length).toBeLessThanOrEqual(140);
      expect(sentence).toMatch(/please/i);
      expect(sentence).not.toMatch(
        /\b(?:exists?|registered|not found|unknown|no account|wrong password)\b/i,
      );
      expect(sentence).not.toMatch(
        /\b(?:api|auth|client|codes?|credentials?|domain|firebase|invalid|operation|origin|policy|provider|quota|recaptcha|requests?|sdk|session|token|ur[il]|user)\b/i,
      );
    },
  );

  test('do not reveal whether the email or the password was wrong', () => {
    const help = ['user-not-found', 'wrong-password', 'invalid-credential'].map((code) =>
      helpByCode.get(`auth/${code}`),
    );
    expect(new Set(help)).toEqual(new Set(['checkDetails']));
    expect(englishHelpTexts.checkDetails).not.toMatch(/email|password|account/i);
  });
});

/** Generates the guide's table. `npm run accept -- tables` updates the file. */
function table(): string {
  const rows = [...helpByCode]
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([code, help]) => `| \`${code}\` | ${englishHelpTexts[help]} |`);
  return [
    '# Codes and what the shopper sees',
    '',
    "Above each sentence stands the provider's own message, word for word. A code that is not here shows that message",
    'alone. Made from `authErrorHelp.ts` and `englishHelpTexts.ts` of `packages/accounts/src`; `npm run accept -- tables` updates it.',
    '',
    '| code | sentence |',
    '| --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

test('docs/auth-codes.md lists every code with its sentence', async () => {
  await expect(table()).toMatchFileSnapshot('../../../../docs/auth-codes.md');
});

const shown = (error: unknown) =>
  describeAuthError(error, englishAccountTexts, (thrown) => helpFor(thrown, englishHelpTexts));

const providerError = (code: string) =>
  Object.assign(new Error(`Firebase: Error (${code}).`), { code });

const NO_MESSAGE = 'Something went wrong. Please try again.';

// Specification, section 8.
test.each([
  'auth/network-request-failed',
  'auth/popup-closed-by-user',
  'auth/popup-blocked',
  'auth/cancelled-popup-request',
  'auth/unauthorized-domain',
  'auth/invalid-api-key',
  'auth/password-does-not-meet-requirements',
])("%s keeps the provider's message and adds its sentence", (code) => {
  const help = helpByCode.get(code);
  expect(shown(providerError(code))).toStrictEqual({
    message: `Firebase: Error (${code}).`,
    messageLang: 'en',
    help: help && englishHelpTexts[help],
  });
  expect(help).toBeDefined();
});

test('shows only the message for an unknown code', () => {
  expect(shown(providerError('auth/brand-new'))).toEqual({
    message: 'Firebase: Error (auth/brand-new).',
    messageLang: 'en',
  });
});

test.each([
  [new TypeError('Cannot read properties of null'), 'Cannot read properties of null'],
  [{ message: 'no error object' }, 'no error object'],
  ['plain text', 'plain text'],
  ['  ', NO_MESSAGE],
  [null, NO_MESSAGE],
  [new Error(''), NO_MESSAGE],
])('returns a message for %j', (error, message) => {
  expect(shown(error)).toMatchObject({ message });
});

test('ignores a code that is not a text', () => {
  const error = { message: 'odd', code: ['auth/wrong-password'] };
  expect(shown(error)).toEqual({ message: 'odd', messageLang: 'en' });
});

const explode = () => {
  throw new Error('must not get out');
};

test.each([
  ['message', Object.defineProperty(providerError('auth/x'), 'message', { get: explode })],
  ['code', Object.defineProperty(new Error(NO_MESSAGE), 'code', { get: explode })],
  ['whole', new Proxy({}, { get: explode, has: explode, getPrototypeOf: explode })],
])('returns a message for an error whose %s cannot be read', (_, error) => {
  expect(shown(error)).toEqual({ message: NO_MESSAGE });
});

test('returns a message for any value, and only known sentences of help', () => {
  const code = oneof(
    constantFrom(...helpByCode.keys(), '__proto__', 'constructor', 'auth/', ''),
    anything(),
  );
  const withCode = record({ message: anything(), code }, { requiredKeys: [] });
  const sentences = [undefined, ...Object.values(englishHelpTexts)];
  assert(
    property(oneof(anything({ withNullPrototype: true }), withCode), (thrown) => {
      const { message, help } = shown(thrown);
      expect(message.trim()).not.toBe('');
      expect(sentences).toContain(help);
    }),
  );
});

/** The texts of another language: each is its key. */
const shopTexts = new Proxy(
  { ...englishAccountTexts, ...englishHelpTexts },
  {
    get: (_, key) => `[${String(key)}]`,
  },
) satisfies AccountTexts & HelpTexts;

test.each([
  [new AccountsLoadError(new Error('no chunk')), { message: '[notLoaded]' }],
  [new SignedOutError('No user is signed in.'), { message: '[signedOut]' }],
  [undefined, { message: '[unknown]' }],
  [
    providerError('auth/weak-password'),
    {
      message: 'Firebase: Error (auth/weak-password).',
      messageLang: 'en',
      help: '[strongerPassword]',
    },
  ],
  [new TypeError('Failed to fetch'), { message: 'Failed to fetch', messageLang: 'en' }],
])("describes %s with the shop's texts, except the provider's message", (error, failure) => {
  expect(describeAuthError(error, shopTexts, (thrown) => helpFor(thrown, shopTexts))).toEqual(
    failure,
  );
});
