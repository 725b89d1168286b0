import type { Auth } from 'firebase/auth';
import { describe, expect, test, vi } from 'vitest';
import { connectSdk, sdk } from '../firebaseSdk.ts';
import { sdkEmulator } from '../sdkEmulator.ts';
import { ALL_WAYS, customToken } from '../signInWays.ts';

/* `beforeAuthStateChanged`, by which an app refuses another user, for each way to sign in. */

const { emulator } = sdkEmulator('demo-auth-state', []);
const blocked = { code: 'auth/login-blocked' };
const browser = () => connectSdk(emulator().url);

const refuse = () => {
  throw new Error('Not today.');
};

/** A browser with a signed-in user. */
async function usedBrowser() {
  const auth = browser();
  const { user } = await sdk.signInWithCustomToken(auth, customToken('before'));
  return { auth, before: user };
}

/** Callbacks that write down what becomes of them; the named one refuses. */
function askThree(auth: Auth, refuser?: string): string[] {
  const notified: string[] = [];
  for (const name of ['first', 'second', 'third']) {
    const ask = () => {
      notified.push(name);
      if (name === refuser) refuse();
    };
    auth.beforeAuthStateChanged(ask, () => void notified.push(`${name} undone`));
  }
  return notified;
}

describe.each(Object.entries(ALL_WAYS))('by %s', (_, signIn) => {
  test.each([
    ['throws', refuse],
    ['rejects', async () => refuse()],
  ])('keeps the current user when a callback %s', async (_, callback) => {
    const fresh = browser();
    fresh.beforeAuthStateChanged(callback);
    await expect(signIn(fresh, emulator().client, 'ann')).rejects.toMatchObject(blocked);
    expect(fresh.currentUser).toBeNull();

    const { auth, before } = await usedBrowser();
    auth.beforeAuthStateChanged(callback);
    await expect(signIn(auth, emulator().client, 'ann')).rejects.toMatchObject(blocked);
    expect(auth.currentUser).toBe(before);
  });

  test.each([
    ['returns', () => undefined],
    ['resolves', async () => undefined],
  ])('replaces the current user when a callback %s', async (_, answer) => {
    const fresh = browser();
    fresh.beforeAuthStateChanged(answer);
    const alone = await signIn(fresh, emulator().client, 'ann');
    expect(fresh.currentUser).toBe(alone.user);

    const { auth, before } = await usedBrowser();
    const callback = vi.fn(answer);
    auth.beforeAuthStateChanged(callback);
    const { user } = await signIn(auth, emulator().client, 'bob');
    expect(callback).toHaveBeenCalledExactlyOnceWith(user);
    expect(auth.currentUser).toBe(user);
    expect(user.uid).not.toBe(before.uid);
  });

  test('calls several callbacks in turn, and requires the consent of all', async () => {
    const { auth } = await usedBrowser();
    const notified = askThree(auth);
    const { user } = await signIn(auth, emulator().client, 'ann');
    expect(auth.currentUser).toBe(user);
    expect(notified).toEqual(['first', 'second', 'third']);
  });

  test('calls no callback after a refusal, and undoes the earlier ones', async () => {
    const { auth, before } = await usedBrowser();
    const notified = askThree(auth, 'second');
    await expect(signIn(auth, emulator().client, 'ann')).rejects.toMatchObject(blocked);
    expect(auth.currentUser).toBe(before);
    expect(notified).toEqual(['first', 'second', 'first undone']);
  });

  test('keeps the user signed in when a callback rejects signing out', async () => {
    const auth = browser();
    const { user } = await signIn(auth, emulator().client, 'ann');
    const allow = auth.beforeAuthStateChanged((next) => {
      if (next === null) refuse();
    });
    await expect(auth.signOut()).rejects.toMatchObject(blocked);
    expect(auth.currentUser).toBe(user);
    allow();
    await auth.signOut();
    expect(auth.currentUser).toBeNull();
  });
});
