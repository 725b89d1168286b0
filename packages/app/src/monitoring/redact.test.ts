import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { plainSpelling } from './plainSpelling.ts';
import { redact } from './redact.ts';

test.each([
  ['No account for bear@toys.example.', 'No account for [email].'],
  ['for bär@spielzeüg.example.', 'for [email].'],
  [
    'Failed to fetch https://shop.example/auth/action?mode=reset&oobCode=secret now',
    'Failed to fetch https://shop.example/auth/action now',
  ],
  ['(https://shop.example/alltoy#bear)', '(https://shop.example/alltoy)'],
  [
    'at f (https://shop.example/assets/a.js?v=1:10:7)',
    'at f (https://shop.example/assets/a.js:10:7)',
  ],
  ['Cannot open /auth/action?oobCode=secret', 'Cannot open /auth/action'],
  ['Firebase: Error (auth/invalid-credential).', 'Firebase: Error (auth/invalid-credential).'],
  ['at Object.f [as g] (native)', 'at Object.f [as g] (native)'],
  [
    'at f (https://shop.example/assets/accountService-D0rrmQ1q9.js:1:1234567)',
    'at f (https://shop.example/assets/accountService-D0rrmQ1q9.js:1:1234567)',
  ],
  ["Failed to resolve '@toystore/ui'", "Failed to resolve '@toystore/ui'"],
  ['{"oobCode":"aBc"}', '{"oobCode":[secret]}'],
  ['token eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0. is old', 'token [token] is old'],
  ['fetch https://user:pa/s?s@shop.example/x failed', 'fetch https://shop.example/x failed'],
])('%s becomes %s', (text, redacted) => {
  expect(redact(text)).toBe(redacted);
});

const email = fc.emailAddress().filter((text) => /^[^@]*[a-z\d]/i.test(text)); // a single quote could be part of any text

const SECRETS = {
  token: fc.stringMatching(/^[A-Za-z][A-Za-z0-9_-]{10,60}[A-Za-z0-9]$/),
  email: fc.oneof(
    email,
    email.map((text) => text.replace(/@.*/, '@localhost')),
    fc.stringMatching(/^[a-z]{3,9} [a-z]{3,9}$/).map((name) => `"${name}"@toys.example`),
  ),
  phone: fc
    .tuple(
      fc.constantFrom('+', ''),
      fc.array(fc.stringMatching(/^[0-9]{2,4}$/), { minLength: 4, maxLength: 5 }),
      fc.constantFrom('', ' ', '-', '.', '/'),
    )
    .map(([sign, groups, between]) => sign + groups.join(between)),
};

const KEYS = [
  'oobCode',
  'idToken',
  'refresh_token',
  'password',
  'api_key',
  'sessionInfo',
  'x-secret',
];

/** How a secret can be written into a message, after its key. */
const SPELLINGS: ((key: string, value: string) => string)[] = [
  (key, value) => JSON.stringify({ [key]: value }),
  (key, value) => JSON.stringify({ [key]: value }, null, 2),
  (key, value) => JSON.stringify(JSON.stringify({ [key]: value })),
  (key, value) => encodeURIComponent(JSON.stringify({ [key]: value })),
  (key, value) => `{ ${key}: '${value}' }`,
  (key, value) => `${key}=${value}`,
  (key, value) => `?${key}=${value}`,
  (key, value) => `?${key}[]=${value}`,
  (key, value) => `&${key}%5B%5D=${value}`,
  (key, value) => `https://shop.example/auth/action?mode=x&${key}=${value}#a`,
  (key, value) => `https://shop.example/#${key}=${value}`,
  (key, value) => encodeURIComponent(`https://shop.example/?${key}=${value}`),
  (key, value) => `https://${key}:${value}@shop.example/home`,
  (key, value) => `${key}: Bearer ${value}`,
];

const ALONE: ((value: string) => string)[] = [
  (value) => value,
  (value) => JSON.stringify(value),
  (value) => `<${value}>`,
  (value) => `mailto:${value}`,
  (value) => encodeURIComponent(value),
  (value) => encodeURIComponent(encodeURIComponent(value)),
  (value) => value.replaceAll('@', '\\u0040'),
  (value) => value.replaceAll('@', '&#64;'),
];

const around = fc.string({ maxLength: 300 });

/** Returns whether a text contains a secret, in any encoding. */
const holds = (text: string, secret: string) =>
  [text, plainSpelling(text)].some((each) => each.includes(secret));

test('removes every named secret, in any context', () => {
  const spelling = fc.constantFrom(...SPELLINGS);
  fc.assert(
    fc.property(
      ...[fc.constantFrom(...KEYS), SECRETS.token, spelling, around, around],
      (key, value, spell, before, after) => {
        expect(holds(redact(`${before} ${spell(key, value)} ${after}`), value)).toBe(false);
      },
    ),
  );
});

test('removes every email address and telephone number, in any context', () => {
  const spelling = fc.constantFrom(...ALONE);
  fc.assert(
    fc.property(
      fc.oneof(SECRETS.email, SECRETS.phone),
      spelling,
      around,
      around,
      (value, spell, before, after) => {
        expect(holds(redact(`${before} ${spell(value)} ${after}`), value)).toBe(false);
      },
    ),
  );
});

test('removes every JSON Web Token, whole or cut', () => {
  const part = fc.stringMatching(/^[A-Za-z0-9_-]{16,400}$/);
  fc.assert(
    fc.property(part, part, part, fc.nat(2100), (header, payload, signature, at) => {
      const redacted = redact(`${'a '.repeat(at / 2)}eyJ${header}.eyJ${payload}.${signature}`);
      for (const each of [header, payload, signature]) expect(redacted).not.toContain(each);
      expect(redacted).not.toContain('eyJ');
    }),
  );
});

test('cuts a text before reading it, and omits an address at the cut', () => {
  expect(redact('x'.repeat(80_000))).toHaveLength(2000);
  const redacted = redact(`${'word '.repeat(398)}bear.the.honey@toys.example${' x'.repeat(9_000)}`);
  expect(redacted).not.toContain('bear');
  expect(redacted.length).toBeLessThan(2000);
});

test('applies no pattern to more than 2,000 characters of a long text', () => {
  const lengths: number[] = [];
  vi.spyOn(RegExp.prototype, Symbol.replace).mockImplementation((text) => {
    lengths.push(text.length);
    return text;
  });
  for (const piece of ['a@', 'a.', '"', 'eyJ', '1 ', '?a=', '%25', 'token:', ' ']) {
    redact(piece.repeat(80_000));
  }
  vi.restoreAllMocks();
  expect(lengths.length).toBeGreaterThan(9);
  expect(Math.max(...lengths)).toBe(2000);
});
