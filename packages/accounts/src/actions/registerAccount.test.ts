import { expect, test, vi } from 'vitest';
import { englishAccountTexts } from '../errors/englishAccountTexts.ts';
import { registerAccount } from './registerAccount.ts';

const details = {
  name: 'Robin Hale',
  email: 'robin@toystore.example',
  photoURL: 'https://photos.example/robin.png',
  password: 'Toy-box$2026',
};

function providerThat({ profileFails = false, emailFails = '' } = {}) {
  const calls: unknown[][] = [];
  const answer = (fails: boolean, message: string) =>
    fails
      ? Promise.reject(Object.assign(new Error(message), { code: emailFails }))
      : Promise.resolve();
  return {
    calls,
    createUser: async (...input: unknown[]) => {
      calls.push(['create', ...input]);
      return {
        sendVerificationEmail: () => {
          calls.push(['verify']);
          return answer(emailFails !== '', 'no post today');
        },
      };
    },
    updateUserProfile: (changes: unknown) => {
      calls.push(['profile', changes]);
      return answer(profileFails, 'no profile today');
    },
  };
}

test('creates the account, then sets name and photo, then sends the e-mail', async () => {
  const provider = providerThat();
  expect(await registerAccount(provider, details, englishAccountTexts)).toBeUndefined();
  expect(provider.calls).toEqual([
    ['create', details.email, details.password],
    ['profile', { displayName: details.name, photoURL: details.photoURL }],
    ['verify'],
  ]);
});

test('only logs a profile that could not be set: it keeps the account and sends the e-mail', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const provider = providerThat({ profileFails: true });
  expect(await registerAccount(provider, details, englishAccountTexts)).toBeUndefined();
  expect(log).toHaveBeenCalledOnce();
  expect(provider.calls.at(-1)).toEqual(['verify']);
});

test.each([
  ['auth/too-many-requests', /could not be sent: no post today/],
  ['auth/network-request-failed', /we do not know whether the email was sent: no post today/],
])('reports an e-mail that was not sent, or may have been: %s', async (emailFails, sentence) => {
  const provider = providerThat({ emailFails });
  expect(await registerAccount(provider, details, englishAccountTexts)).toEqual({
    message: 'no post today',
    messageLang: 'en',
    sentence: expect.stringMatching(sentence),
  });
});
