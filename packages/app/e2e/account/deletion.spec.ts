import type { Page } from '@playwright/test';
import { accountId, emulator } from '../emulator.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { dialogOf, freshAccount, openProfile, PASSWORD, press } from './ownAccount.ts';

// docs/auth.md, "Sign-in and security": deleting the account.

const DONE = 'Your account is deleted.';

/** Returns everything stored for this site that names the account or its session. */
async function storedOf(page: Page, uid: string): Promise<string[]> {
  const session = await page.evaluate(() => Object.entries(sessionStorage));
  const { origins } = await page.context().storageState({ indexedDB: true });
  const stored = origins.flatMap((origin) => {
    const databases: { stores: { records: object[] }[] }[] = Reflect.get(origin, 'indexedDB') ?? []; // Playwright's type lacks it
    return [
      ...origin.localStorage,
      ...databases.flatMap(({ stores }) => stores.flatMap(({ records }) => records)),
    ];
  });
  return [...session, ...stored]
    .map((item) => JSON.stringify(item))
    .filter((text) => text.includes(uid) || text.includes('toystore.session'));
}

async function fillCartAndSave(page: Page) {
  await page.goto('/toys/1');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('button', { name: 'Cart, 1 toy' })).toBeVisible();
  const save = page.getByRole('button', { name: 'Save Bramble the Honey Bear' });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
}

test('deletes the account, and removes its data from this browser in every tab @core', async ({
  page,
  context,
}) => {
  const email = await freshAccount('leaves');
  const uid = await accountId(email);
  await signIn(page, email, PASSWORD);
  await fillCartAndSave(page);
  const other = await context.newPage();
  await other.goto('/toys/2');
  await expect(other.getByRole('button', { name: 'Cart, 1 toy' })).toBeVisible();
  await openProfile(page);
  // The session and its hint, the cart, the saved and the recently viewed toys.
  await expect.poll(() => storedOf(page, uid)).toHaveLength(5);

  await press(page, 'Delete account');
  const dialog = dialogOf(page, 'Delete account');
  const field = dialog.getByLabel('Type your email to confirm', { exact: true });
  await field.fill(email);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete account', exact: true })).toBeFocused();
  expect(await emulator.account(email)).toBeDefined();

  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type('another@account.example');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(`Please type ${email}.`);
  await expect(field).toHaveValue('another@account.example');
  expect(await emulator.account(email)).toBeDefined();
  await field.fill(` ${email.toUpperCase()} `);
  await dialog.getByRole('button', { name: 'Delete forever' }).click();

  await expect(page.getByText(DONE, { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(other).toHaveURL('/login');
  expect(await emulator.account(email)).toBeUndefined();
  await expect.poll(() => storedOf(page, uid)).toEqual([]);

  // A tab saves pending changes when it is left.
  await other.goto('/home');
  await other.close();
  expect(await storedOf(page, uid)).toEqual([]);
  await page.goBack();
  await expect(page).not.toHaveURL('/myprofile');
});
