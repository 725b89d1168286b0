import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redact } from './redact.ts';

test.each([
  ['No account for bear@toys.example.', 'No account for [email].'],
  ['{"email":"bear+1@toys.example"}', '{"email":"[email]"}'],
  ['for bear%40toys.example, x', 'for [email], x'],
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
  ['at f (https://shop.example/assets/a.js:10:7)', 'at f (https://shop.example/assets/a.js:10:7)'],
  ['f@https://shop.example/assets/a.js:10:7', 'f@https://shop.example/assets/a.js:10:7'],
  ['Cannot open /auth/action?oobCode=secret', 'Cannot open /auth/action'],
  ['x is not a function', 'x is not a function'],
])('%s becomes %s', (text, redacted) => {
  expect(redact(text)).toBe(redacted);
});

test('no e-mail address gets through, whatever stands around it', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.string(), fc.string(), (email, before, after) => {
      expect(redact(`${before} ${email} ${after}`)).not.toContain(email);
    }),
  );
});

test('no query of an address gets through', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), (url) => {
      expect(redact(url).includes('?')).toBe(false);
    }),
  );
});
