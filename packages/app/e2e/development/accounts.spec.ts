import { TEST_SHOP } from '../../addresses.ts';
import { accountId, expect, freshEmail, test } from '../fixtures.ts';
import { storedItem } from '../storedItem.ts';
import { callsOf, openApp } from './appPage.ts';
import { emulatorPanel } from './emulatorPanel.ts';

// The accounts in the emulator's panel. These tests do not change seeded ones: all tests of a worker share them.

const PASSWORD = 'My own:password=1!';

/** The fragment with which the emulator's page opens an app. */
const PHOTO_REQUEST = '#auth-emulator-sign-in=demo-photo';

const demoAccounts = [
  { email: 'shopper@toystore.example', marks: ['Demo Shopper'], name: 'Demo Shopper' },
  { email: 'photo@toystore.example', marks: ['Photo Shopper'], name: 'Photo Shopper' },
  {
    email: 'noname@toystore.example',
    marks: ['No name'],
    name: 'noname@toystore.example',
  },
  {
    email: 'unverified@toystore.example',
    marks: ['Unverified Shopper', 'Not verified'],
    name: 'Unverified Shopper',
  },
  {
    email: 'disabled@toystore.example',
    marks: ['Disabled Shopper', 'Disabled'],
    name: undefined,
  },
  { email: 'google@toystore.example', marks: ['Google Shopper', 'Google'], name: 'Google Shopper' },
  {
    email: 'twostep@toystore.example',
    marks: ['Two-Step Shopper', 'Two-step'],
    name: 'Two-Step Shopper',
  },
];

test('lists the demo accounts first, with their purpose', async ({ page, emulator }) => {
  await emulator.createAccount({ email: freshEmail('another'), password: 'Toybox$2026' });
  await openApp(page);
  const panel = emulatorPanel(page);
  await panel.open();
  const rows = panel.frame.getByRole('list', { name: 'Accounts' }).locator('> li');
  for (const [index, { email, marks }] of demoAccounts.entries()) {
    await expect(rows.nth(index)).toContainText(email);
    await expect(panel.account(email).getByRole('listitem')).toHaveText(marks);
  }
});

test('signs in as no account with which another site opens the app', async ({ page }) => {
  await openApp(page, { hash: PHOTO_REQUEST, referer: 'https://site.example' });
  const panel = emulatorPanel(page);
  await panel.open();
  await expect(panel.account('photo@toystore.example')).toBeVisible();
  await expect(page).toHaveURL(/#auth-emulator-sign-in/); // the panel removes a request before it signs in
  expect(await callsOf(page)).toEqual([]);
});

test('verifies and disables an account, and takes both back', async ({ page, emulator }) => {
  const email = freshEmail('panel');
  await emulator.createAccount({ email, password: PASSWORD });
  await openApp(page);
  const panel = emulatorPanel(page);
  await panel.open();
  const row = panel.account(email);
  const press = (name: string) => panel.press(email, name);

  await press('Verify');
  await expect(panel.status).toHaveText(`${email} is verified.`);
  expect(await emulator.account(email)).toMatchObject({ emailVerified: true });
  await press('Unverify');
  await expect(row).toContainText('Not verified');
  expect(await emulator.account(email)).toMatchObject({ emailVerified: false });

  await press('Disable');
  await expect(row).toContainText('Disabled');
  expect(await emulator.account(email)).toMatchObject({ disabled: true });
  await press('Enable');
  await expect(panel.status).toHaveText(`${email} is enabled.`);
  expect(await emulator.account(email)).toMatchObject({ disabled: false });
});

test.describe('in the shop', () => {
  // The disabled account, and the signed-in one that was deleted.
  test.use({ expectedErrors: /status of 400/ });

  test("signs in as the account with which the emulator's page opens it, as each demo account with one click, and as one that is deleted then", async ({
    page,
    emulator,
  }) => {
    const email = freshEmail('deleted');
    await emulator.createAccount({ email, password: PASSWORD });
    await page.goto(`/login${PHOTO_REQUEST}`, { referer: TEST_SHOP.emulatorUrl });
    const panel = emulatorPanel(page);
    const signedIn = (name: string) =>
      page.getByRole('main').getByText(`You are signed in as ${name}.`);
    await expect(panel.status).toHaveText('Signed in as photo@toystore.example.');
    await expect(signedIn('Photo Shopper')).toBeVisible();
    await expect(page).toHaveURL('/login'); // a reload does not repeat it

    for (const { email, name } of demoAccounts) {
      await panel.account(email).getByRole('button', { name: 'Sign in as' }).click();
      if (name === undefined) {
        await expect(panel.alert).toContainText('auth/user-disabled');
        await expect(panel.account(email)).not.toContainText('Signed in');
        continue;
      }
      await expect(panel.status).toHaveText(`Signed in as ${email}.`);
      await expect(panel.account(email)).toContainText('Signed in');
      await expect(signedIn(name)).toBeVisible();
    }

    const row = panel.account(email);
    await row.getByRole('button', { name: 'Sign in' }).click();
    await expect(panel.status).toHaveText(`Signed in as ${email}.`);
    const id = await accountId(email);
    await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
    await expect.poll(() => storedItem(page, 'cart', id)).not.toBe('');
    await panel.press(email, 'Delete');
    await expect(panel.status).toHaveText(`${email} is deleted.`);
    await expect(row).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event('focus'))); // the shopper returns
    await expect(page.getByText('You have been signed out.')).toBeVisible();
    expect(await emulator.account(email)).toBeUndefined();
    for (const name of ['cart', 'saved'] as const) {
      expect(await storedItem(page, name, id)).toBe('');
    }
    // The focused button was removed: the focus moves to the list, not to the page.
    await expect(panel.frame.getByRole('list', { name: 'Accounts' })).toBeFocused();
  });
});
