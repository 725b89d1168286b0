import { TEST_SHOP } from '../../addresses.ts';
import { accountId, expect, freshEmail, test } from '../fixtures.ts';
import { storedItem } from '../storedItem.ts';
import { emulatorPanel } from './emulatorPanel.ts';

/** The demo accounts, what the panel shows of them, and their names in the shop after a sign-in. */
const DEMO_ACCOUNTS = [
  ['shopper', ['Demo Shopper'], 'Demo Shopper'],
  ['photo', ['Photo Shopper'], 'Photo Shopper'],
  ['noname', ['No name'], 'noname@toystore.example'],
  ['unverified', ['Unverified Shopper', 'Not verified'], 'Unverified Shopper'],
  ['disabled', ['Disabled Shopper', 'Disabled'], undefined],
  ['google', ['Google Shopper', 'Google'], 'Google Shopper'],
  ['twostep', ['Two-Step Shopper', 'Two-step'], 'Two-Step Shopper'],
] as const;

test.use({ expectedErrors: /status of 400/ }); // the disabled account, and the signed-in one that was deleted

test("signs in as the account with which the emulator's page opens the shop, as each demo account with one click, and as one that is deleted then", async ({
  page,
  emulator,
}) => {
  const email = freshEmail('deleted');
  await emulator.createAccount({ email, password: 'My own:password=1!' });
  const referer = TEST_SHOP.emulatorUrl;
  await page.goto('/login#auth-emulator-sign-in=demo-photo', { referer });
  const panel = emulatorPanel(page);
  await expect(panel.status).toHaveText('Signed in as photo@toystore.example.');
  await expect(page).toHaveURL('/login'); // a reload does not repeat it
  for (const [account, marks, name] of DEMO_ACCOUNTS) {
    const row = panel.account(`${account}@toystore.example`);
    await expect(row.getByRole('listitem')).toHaveText([...marks]);
    await row.getByRole('button', { name: 'Sign in as' }).click();
    if (name === undefined) await expect(panel.alert).toContainText('auth/user-disabled');
    else await expect(page.getByText(`You are signed in as ${name}.`)).toBeVisible();
  }

  const row = panel.account(email);
  await row.getByRole('button', { name: 'Sign in' }).click();
  await expect(row).toContainText('Signed in');
  const id = await accountId(email);
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  await expect.poll(() => storedItem(page, 'cart', id)).not.toBe('');
  await row.getByRole('button', { name: email, exact: true }).click();
  await row.getByRole('button', { name: `Delete ${email}` }).click();
  await expect(panel.status).toContainText(`${email} is deleted.`);
  await expect(row).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('focus'))); // the shopper returns
  await expect(page.getByText('You have been signed out.')).toBeVisible();
  for (const name of ['cart', 'saved'] as const) expect(await storedItem(page, name, id)).toBe('');
  // The focused button was removed: the focus moves to the list, not to the page.
  await expect(panel.frame.getByRole('list', { name: 'Accounts' })).toBeFocused();
});
