import { expect, test } from '@toystore/auth-emulator/playwright';

/* Two workers at once do not affect each other. Each changes the same things all the time. */

test.describe.configure({ mode: 'parallel' });

for (let count = 1; count <= 8; count += 1) {
  test(`has its own accounts, clock and failures in each worker (${count})`, async ({
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

test('keeps a page’s changes in its own project', async ({ authEmulator, authProject, page }) => {
  await page.goto('/');
  const { email } = await page.evaluate(() =>
    globalThis.signUp('page@shop.example', 'Secret#2026'),
  );
  expect((await authEmulator.accounts()).map((one) => one.email)).toEqual([email]);
  expect(authProject).toMatch(/^demo-shop-worker-[01]$/);
});

test.describe('a test that starts in a snapshot', () => {
  let prepared = 0;
  const authSnapshot = {
    name: 'one account after an hour',
    async prepare(client) {
      prepared += 1;
      await client.createAccount({ email: 'kept@shop.example', password: 'Secret#2026' });
      await client.setClock(3600);
    },
  };
  test.use({ authSnapshot });
  test.describe.configure({ mode: 'serial' });

  for (const attempt of ['first', 'second']) {
    test(`finds what was prepared once (${attempt})`, async ({ authEmulator }) => {
      const emails = (await authEmulator.accounts()).map(({ email }) => email);
      expect(emails).toEqual(['kept@shop.example']);
      expect(await authEmulator.clock()).toBe(3600);
      expect(prepared).toBe(1);
      await authEmulator.deleteAllAccounts();
      await authEmulator.setClock(0);
    });
  }
});

test.describe('the account of a test', () => {
  test.use({ newAccount: { displayName: 'Ann', emailVerified: false } });

  test('is signed in on the page', async ({ signedInPage, account }) => {
    await signedInPage.goto('/');
    await expect(signedInPage.getByRole('status')).toHaveText(`Hello ${account.email}`);
    const user = await signedInPage.evaluate(() => globalThis.currentUser());
    expect(user).toEqual({ displayName: 'Ann', emailVerified: false, aud: expect.any(String) });
    expect(user.aud).toMatch(/^demo-shop-worker-/);
  });
});

test('stays signed in after a reload, but not after signing out', async ({
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
