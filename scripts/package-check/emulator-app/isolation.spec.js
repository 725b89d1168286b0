import { expect, test } from '@toystore/auth-emulator/playwright';

/* Two workers at once: what one of them does is nothing to the other. Each changes the same, all the time. */

test.describe.configure({ mode: 'parallel' });

for (let count = 1; count <= 8; count += 1) {
  test(`a worker has its own accounts, clock and failures (${count})`, async ({
    authEmulator,
    account,
    page,
  }) => {
    expect(await authEmulator.accounts()).toHaveLength(1);
    expect(await authEmulator.clock()).toBe(0);
    expect(await authEmulator.faults()).toEqual([]);
    await authEmulator.setClock(count * 1000);
    await authEmulator.failNext('lookup', 503, { times: 5 });
    await page.goto('/');
    await expect(page.getByRole('status')).toHaveText('Signed out');
    await page.waitForTimeout(300);
    expect(await authEmulator.account(account.email)).toMatchObject({ localId: account.localId });
    expect(await authEmulator.accounts()).toHaveLength(1);
    expect(await authEmulator.clock()).toBe(count * 1000);
    expect(await authEmulator.faults()).toHaveLength(1);
  });
}

test('what a page does is in its own project', async ({ authEmulator, authProject, page }) => {
  await page.goto('/');
  const { email } = await page.evaluate(() =>
    globalThis.signUp('page@shop.example', 'Secret#2026'),
  );
  expect((await authEmulator.accounts()).map((one) => one.email)).toEqual([email]);
  expect(authProject).toMatch(/^demo-shop-worker-[01]$/);
});

test.describe('an account that a test wants', () => {
  test.use({ newAccount: { displayName: 'Ann', emailVerified: false } });

  test('is so in the page', async ({ signedInPage, account }) => {
    await signedInPage.goto('/');
    await expect(signedInPage.getByRole('status')).toHaveText(`Hello ${account.email}`);
    const user = await signedInPage.evaluate(() => globalThis.currentUser());
    expect(user).toEqual({ displayName: 'Ann', emailVerified: false, aud: expect.any(String) });
    expect(user.aud).toMatch(/^demo-shop-worker-/);
  });
});

test('somebody stays signed in after a reload, and not after signing out', async ({
  signedInPage,
  account,
}) => {
  await signedInPage.goto('/');
  await signedInPage.reload();
  await expect(signedInPage.getByRole('status')).toHaveText(`Hello ${account.email}`);
  await signedInPage.evaluate(() => globalThis.signOut());
  await signedInPage.reload();
  await expect(signedInPage.getByRole('status')).toHaveText('Signed out');
});
