import { describe, expect, test } from 'vitest';
import { connectSdk, sdk } from '../firebaseSdk.ts';
import { sdkEmulator } from '../sdkEmulator.ts';
import { RETURNING_WAYS } from '../signInWays.ts';

/* Properties of an account that do not depend on the way of signing in. */

const { emulator } = sdkEmulator('demo-every-way', []);

/** Another browser each time, so that nothing is known from before. */
const browser = () => connectSdk(emulator().url);

describe.each(Object.entries(RETURNING_WAYS))('by %s', (_, signIn) => {
  test('signs in to the same account again, at once or in another browser', async () => {
    const auth = browser();
    const { client } = emulator();
    const first = await signIn(auth, client, 'ann');
    expect(first.operationType).toBe('signIn');
    expect(first.user.isAnonymous).toBe(false);
    expect(auth.currentUser).toBe(first.user);
    const again = await signIn(auth, client, 'ann');
    const elsewhere = await signIn(browser(), client, 'ann');
    expect([again.user.uid, elsewhere.user.uid]).toEqual([first.user.uid, first.user.uid]);
    expect(auth.currentUser?.uid).toBe(first.user.uid);
    expect(await client.accounts()).toHaveLength(1);
  });

  test('shows a changed profile in other browsers', async () => {
    const { client } = emulator();
    const { user } = await signIn(browser(), client, 'ann');
    const profile = { displayName: 'Ann of Toys', photoURL: 'https://b.example/ann.avif' };
    await sdk.updateProfile(user, profile);
    expect(user).toMatchObject(profile);
    expect((await signIn(browser(), client, 'ann')).user).toMatchObject(profile);
  });

  test('signs the user out when the account is deleted', async () => {
    const auth = browser();
    const { client } = emulator();
    const { user } = await signIn(auth, client, 'ann');
    await sdk.deleteUser(user);
    expect(auth.currentUser).toBeNull();
    expect(await client.accounts()).toEqual([]);
    await expect(user.reload()).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  });

  test('refreshes a token for the same account', async () => {
    const { user } = await signIn(browser(), emulator().client, 'ann');
    const { claims } = await user.getIdTokenResult(true);
    expect(claims).toMatchObject({ sub: user.uid, user_id: user.uid, aud: 'demo-every-way' });
    expect(Number(claims.exp)).toBeGreaterThan(Date.now() / 1000);
  });
});
