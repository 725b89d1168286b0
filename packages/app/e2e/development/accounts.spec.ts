import { expect, freshEmail, test } from '../fixtures.ts';
import { developerPanel } from './developerPanel.ts';

// The developer panel's accounts. Seeded ones are read only.

test('one click signs in each demo account, one after the other', async ({ page }) => {
  await page.goto('/login');
  const panel = developerPanel(page);
  await panel.open();
  for (const [email, name] of [
    ['shopper@toystore.example', 'Demo Shopper'],
    ['photo@toystore.example', 'Photo Shopper'],
    ['noname@toystore.example', 'noname@toystore.example'],
    ['unverified@toystore.example', 'Unverified Shopper'],
    ['google@toystore.example', 'Google Shopper'],
  ] as const) {
    await panel.row(email).getByRole('button', { name: 'Sign in' }).click();
    await expect(panel.status).toHaveText(`Signed in as ${email}.`);
    await expect(panel.row(email)).toContainText('Signed in');
    await expect(page.getByRole('main').getByText(`You are signed in as ${name}.`)).toBeVisible();
  }
});

test('the marks tell the demo accounts apart, which come first', async ({ page, emulator }) => {
  await emulator.createAccount({ email: freshEmail('another'), password: 'Toybox$2026' });
  await page.goto('/login');
  const panel = developerPanel(page);
  await panel.open();
  for (const [email, marks] of [
    ['shopper@toystore.example', ['Verified']],
    ['noname@toystore.example', ['Verified', 'No name']],
    ['unverified@toystore.example', ['Not verified']],
    ['disabled@toystore.example', ['Verified', 'Disabled']],
    ['google@toystore.example', ['Verified', 'Google']],
  ] as const) {
    await expect(panel.row(email).getByRole('listitem')).toHaveText([...marks]);
  }
  const rows = panel.region.getByRole('list', { name: 'Accounts' }).locator('> li');
  await expect(rows.first()).toContainText('shopper@toystore.example');
  await expect(rows.nth(5)).toContainText('google@toystore.example');
});

test.describe('a disabled account', () => {
  test.use({ expectedErrors: /status of 400/ });

  test("is refused with the provider's message", async ({ page }) => {
    await page.goto('/login');
    const panel = developerPanel(page);
    await panel.open();
    await panel.row('disabled@toystore.example').getByRole('button', { name: 'Sign in' }).click();
    await expect(panel.alert).toContainText('auth/user-disabled');
    await expect(panel.row('disabled@toystore.example')).not.toContainText('Signed in');
  });
});

test.describe('an account', () => {
  // The shop notices that the account it is signed in with is gone.
  test.use({ expectedErrors: /status of 400/ });

  test('is verified, disabled and deleted, and signs in with its own password', async ({
    page,
    emulator,
  }) => {
    const email = freshEmail('panel');
    await emulator.createAccount({ email, password: 'My own:password=1!' });
    await page.goto('/nowhere');
    const panel = developerPanel(page);
    await panel.open();
    const row = panel.row(email);
    const press = (name: string) => row.getByRole('button', { name: `${name} ${email}` }).click();

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

    await row.getByRole('button', { name: 'Sign in' }).click();
    await expect(panel.status).toHaveText(`Signed in as ${email}.`);
    await press('Delete');
    await expect(panel.status).toHaveText(`${email} is deleted.`);
    await expect(row).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event('focus'))); // the shopper comes back
    await expect(page.getByText('You have been signed out.')).toBeVisible();
    expect(await emulator.account(email)).toBeUndefined();
    // The button that had focus is gone: the list has it, not the page.
    await expect(panel.region.locator(':focus')).toHaveCount(1);
  });
});
