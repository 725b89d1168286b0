import { expect, test } from 'vitest';
import { EXAMPLE_SEED, listed } from '../../test/exampleSeed.ts';
import { seedMessage, seedProblems } from './compareSeed.ts';

/** The seed as the emulator lists it after a good import. */
const imported = () => EXAMPLE_SEED.map(listed);

test('a good import has no problems, other accounts beside it or not', () => {
  expect(seedProblems(EXAMPLE_SEED, imported())).toEqual([]);
  const stranger = { localId: 'x', email: 'stranger@b.example' };
  expect(seedProblems(EXAMPLE_SEED, [stranger, ...imported()])).toEqual([]);
});

test('a skipped import is missing everything', () => {
  expect(seedProblems(EXAMPLE_SEED, [])).toEqual([
    'ann@b.example is missing.',
    'photo@b.example is missing.',
    'noname@b.example is missing.',
    'disabled@b.example is missing.',
    'google@b.example is missing.',
    '+15550100 is missing.',
  ]);
});

test.each([
  ['ann', { displayName: 'Someone' }, 'displayName is Someone, not Ann.'],
  ['ann', { localId: 'another' }, 'localId is another, not demo-ann.'],
  ['ann', { email: 'other@b.example' }, 'email is other@b.example, not ann@b.example.'],
  ['photo', { photoUrl: undefined }, 'photoUrl is absent, not /photo.avif.'],
  ['noname', { displayName: 'Noname' }, 'displayName is Noname, not absent.'],
  ['noname', { emailVerified: true }, 'emailVerified is true.'],
  ['disabled', { disabled: false }, 'disabled is false.'],
  ['ann', { passwordHash: 'fakeHash:salt=fakeSalt=x:password=b' }, 'its password differs.'],
  ['ann', { salt: '', passwordHash: 'fakeHash:salt=:password=a=b' }, 'its password differs.'],
  ['noname', { phoneNumber: '+15550199' }, 'phoneNumber is +15550199, not absent.'],
  ['google', { providerUserInfo: [] }, 'it is not linked to google.com.'],
  ['google', { emailLinkSignin: true }, 'emailLinkSignin is true.'],
])('%s with %o is reported', (name, change, problem) => {
  const email = `${name}@b.example`;
  const found = imported().map((account) =>
    account.email === email ? { ...account, ...change } : account,
  );
  // @ts-expect-error: one row takes a field away, which the emulator's lists do by leaving it out
  expect(seedProblems(EXAMPLE_SEED, found)).toEqual([`${email}: ${problem}`]);
});

test('a broken import is reported with each problem, and where to fix it', () => {
  const message = seedMessage('./seed', seedProblems(EXAMPLE_SEED, imported().slice(1)));
  expect(message).toContain('./seed');
  expect(message).toContain('ann@b.example is missing.');
});
