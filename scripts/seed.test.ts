import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from './addresses.mjs';
import { serve } from './auth-front/trial.ts';
import { readSeed, seedProblems } from './seed.mjs';
import { checkSeed, seedMessage } from './seed-check.mjs';
import { describeAccount } from './summary.mjs';

/** The seed as the emulator lists it after a good import. */
function imported() {
  return readSeed().map(({ rawPassword, ...account }) => ({
    ...account,
    ...(rawPassword
      ? { salt: 'abc', passwordHash: `fakeHash:salt=abc:password=${rawPassword}` }
      : {}),
  }));
}

test('the seed has the demo accounts that the README names', () => {
  expect(readSeed().map(({ email }) => email.replace('@toystore.example', ''))).toEqual([
    'shopper',
    'photo',
    'noname',
    'unverified',
    'disabled',
    'google',
  ]);
  const passwords = readSeed().map(({ rawPassword }) => rawPassword);
  expect(passwords).toEqual([...Array(5).fill(DEMO_PASSWORD), undefined]);
});

test('a good import has no problems, other accounts beside it or not', () => {
  expect(seedProblems(readSeed(), imported())).toEqual([]);
  const stranger = { localId: 'x', email: 'stranger@toystore.example', emailVerified: false };
  expect(seedProblems(readSeed(), [stranger, ...imported()])).toEqual([]);
});

test('a skipped import is missing everything', () => {
  expect(seedProblems(readSeed(), [])).toHaveLength(6);
  expect(seedProblems(readSeed(), [])[0]).toBe('shopper@toystore.example is missing.');
});

test.each([
  ['shopper', { displayName: 'Someone' }, 'displayName is Someone, not Demo Shopper.'],
  [
    'photo',
    { photoUrl: undefined },
    'photoUrl is absent, not /pictures/captain-waddles-penguin-640.avif.',
  ],
  ['noname', { displayName: 'Noname' }, 'displayName is Noname, not absent.'],
  ['unverified', { emailVerified: true }, 'emailVerified is true.'],
  ['disabled', { disabled: false }, 'disabled is false.'],
  ['shopper', { passwordHash: 'fakeHash:salt=abc:password=other' }, 'its password is another.'],
  [
    'shopper',
    { salt: '', passwordHash: `fakeHash:salt=:password=a=${DEMO_PASSWORD}` },
    'its password is another.',
  ],
  ['noname', { phoneNumber: '+15550100' }, 'phoneNumber is +15550100, not absent.'],
  ['google', { providerUserInfo: [] }, 'it is not linked to google.com.'],
])('%s with %o is reported', (name, change, problem) => {
  const email = `${name}@toystore.example`;
  const found = imported().map((account) =>
    account.email === email ? { ...account, ...change } : account,
  );
  // @ts-expect-error: one row takes a field away, which the emulator's lists do by leaving it out
  expect(seedProblems(readSeed(), found)).toEqual([`${email}: ${problem}`]);
});

test('a broken import is told with each problem, and where to mend it', async () => {
  const message = seedMessage(seedProblems(readSeed(), imported().slice(1)));
  expect(message).toContain('shopper@toystore.example is missing.');
  expect(message).toContain('mend emulator-data');
});

test('the check waits for the import, and gives up with what is missing', async () => {
  let userInfo: object[] = [];
  const emulatorUrl = await serve((_, response) => response.end(JSON.stringify({ userInfo })));
  const hurried = checkSeed({ emulatorUrl, limit: 0 });
  expect(await hurried).toHaveLength(readSeed().length);
  const patient = checkSeed({ emulatorUrl });
  userInfo = imported();
  expect(await patient).toEqual([]);
});

test('each demo account is described by what sets it apart', () => {
  expect(readSeed().map(describeAccount)).toEqual([
    'Demo Shopper',
    'Photo Shopper, with a photo',
    'no display name',
    'Unverified Shopper, e-mail not verified',
    'disabled: signing in is refused',
    'Google Shopper, through “Continue with Google”',
  ]);
  const [account] = readSeed();
  const other = { ...account, email: 'x@b.example', localId: 'x', emailVerified: true };
  expect(describeAccount({ ...other, rawPassword: 'Other#2026' })).toBe(
    'Demo Shopper, password Other#2026',
  );
});
