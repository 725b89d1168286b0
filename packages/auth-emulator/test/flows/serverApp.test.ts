import { deleteApp, initializeServerApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  getAuth,
  reauthenticateWithCredential,
  signInAnonymously,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  type User,
  updateCurrentUser,
  updateEmail,
  updateProfile,
} from 'firebase/auth';
import { expect, onTestFinished, test } from 'vitest';
import { PASSWORD, REVEALING, sdkEmulator, seedAccount } from '../sdkEmulator.ts';
import { customToken } from '../signInWays.ts';

/* A server that renders for a user: `initializeServerApp`, with the ID token of a browser. */

const NOT_HERE = 'auth/operation-not-supported-in-this-environment';
const projectId = 'demo-server';
const { emulator, newAuth, signIn } = sdkEmulator(
  projectId,
  [{ ...seedAccount('ann'), displayName: 'Ann' }],
  { config: REVEALING },
);

/** The server's side of a request, and who it is from. */
async function serve(browserUser: User): Promise<{ auth: Auth; user: User }> {
  const authIdToken = await browserUser.getIdToken();
  const app = initializeServerApp({ apiKey: 'any', projectId }, { authIdToken });
  onTestFinished(() => deleteApp(app));
  const auth = getAuth(app);
  connectAuthEmulator(auth, emulator().url, { disableWarnings: true });
  await auth.authStateReady();
  if (auth.currentUser === null) throw new Error('No user is signed in on the server.');
  return { auth, user: auth.currentUser };
}

test('recognises a guest on the server by the token', async () => {
  const guest = (await signInAnonymously(newAuth())).user;
  const { user } = await serve(guest);
  expect(user).not.toBe(guest);
  expect(user).toMatchObject({ uid: guest.uid, isAnonymous: true, email: null });
});

test('restores a user on the server with all fields of the account', async () => {
  const { user } = await serve((await signIn('ann')).user);
  expect(user).toMatchObject({
    uid: 'ann',
    email: 'ann@b.example',
    emailVerified: true,
    displayName: 'Ann',
    isAnonymous: false,
    providerData: [{ providerId: 'password' }],
  });
});

test('has that token on the server, and cannot refresh it', async () => {
  const browserUser = (await signIn('ann')).user;
  const { user } = await serve(browserUser);
  expect(await user.getIdToken()).toBe(await browserUser.getIdToken());
  expect((await user.getIdTokenResult()).claims.sub).toBe('ann');
  await expect(user.getIdToken(true)).rejects.toMatchObject({ code: NOT_HERE });
});

test('shows a name that the other side changed after a reload', async () => {
  const browserUser = (await signIn('ann')).user;
  const { user } = await serve(browserUser);
  await updateProfile(user, { displayName: 'Ann of the server' });
  expect(user.displayName).toBe('Ann of the server');
  await browserUser.reload();
  expect(browserUser.displayName).toBe('Ann of the server');

  await updateProfile(browserUser, { displayName: 'Ann of the browser' });
  await user.reload();
  expect(user.displayName).toBe('Ann of the browser');
});

test('keeps the user of a request that was sent before signing out', async () => {
  const browser = newAuth();
  const { user } = await serve((await signIn('ann', browser)).user);
  await browser.signOut();
  await user.reload();
  expect(user.uid).toBe('ann');
  expect(await user.getIdToken()).not.toBe('');
});

test('rejects signing in, out and up on the server, and changing or deleting an account', async () => {
  const { auth, user } = await serve((await signIn('ann')).user);
  const proof = EmailAuthProvider.credential('ann@b.example', PASSWORD);
  const attempts = {
    guest: () => signInAnonymously(auth),
    password: () => signInWithEmailAndPassword(auth, 'ann@b.example', PASSWORD),
    credential: () => signInWithCredential(auth, proof),
    token: () => signInWithCustomToken(auth, customToken('ann')),
    signUp: () => createUserWithEmailAndPassword(auth, 'new@b.example', PASSWORD),
    signOut: () => auth.signOut(),
    other: () => updateCurrentUser(auth, user),
    again: () => reauthenticateWithCredential(user, proof),
    email: () => updateEmail(user, 'new@b.example'),
    delete: () => deleteUser(user),
  };
  const codes = await Promise.all(
    Object.entries(attempts).map(async ([name, attempt]) => {
      const code = await attempt().then(
        () => 'fine',
        (error) => error.code,
      );
      return [name, code];
    }),
  );
  expect(codes).toEqual(Object.keys(attempts).map((name) => [name, NOT_HERE]));
  expect(auth.currentUser).toBe(user);
  expect((await emulator().client.accounts()).map(({ email }) => email)).toEqual(['ann@b.example']);
});
