import type { Page } from '@playwright/test';
import { TEST_SHOP } from '../addresses.ts';
import { PASSWORD_MESSAGE, submitLogin } from './accountForms.ts';
import { emulator, freshEmail } from './emulator.ts';
import { expect, test } from './fixtures.ts';

// A forgotten password: the e-mail, the page that sets a new one under the rules of registering, and the next login.

const OLD = 'Toybox$2026';
const NEW = 'Spinning&Top7';

async function askForReset(page: Page, email: string): Promise<string> {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Forget Password?' }).click();
  await page
    .getByRole('alertdialog', { name: 'Please check your email to reset password' })
    .getByRole('button', { name: 'OK' })
    .click();
  const code = (await emulator.oobCodes(email)).at(-1);
  if (code === undefined) throw new Error(`No e-mail was sent to ${email}.`);
  return code.oobLink;
}

async function save(page: Page, password: string) {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
}

test.describe(() => {
  test.use({ expectedErrors: /status of 400/ });

  test('sends the e-mail, sets a new password under the rules of registering, and logs in; rejects the old password, and says that the link was used @cross-browser @core', async ({
    page,
  }) => {
    const email = freshEmail('forgot');
    await emulator.createAccount({ email, password: OLD, emailVerified: true });
    const link = await askForReset(page, email);
    await page.goto(link);
    await expect(page).toHaveURL('/auth/action');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Password');
    await expect(page).toHaveTitle('New Password | ToyStore');
    await expect(page.getByRole('main')).toContainText(email);
    await save(page, 'weak');
    const field = page.getByLabel('New password', { exact: true });
    await expect(field).toHaveAccessibleDescription(PASSWORD_MESSAGE);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('weak');
    await save(page, NEW);
    await expect(page.getByText('Your new password is saved. Please log in.')).toBeVisible();
    await expect(page).toHaveURL('/login');
    await submitLogin(page, email, OLD);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(/auth\/(wrong|invalid)/);
    await submitLogin(page, email, NEW);
    await expect(page.getByText('Login successful!')).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('main')).toContainText('It has saved your new password.');
  });

  test('removes the code from the address bar, reports in the form that its code has expired, and keeps the code across a reload @core', async ({
    page,
  }) => {
    const email = freshEmail('slow-hand');
    await emulator.createAccount({ email, password: OLD });
    await page.goto(await askForReset(page, email));
    await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => location.href)).toBe(`${TEST_SHOP.siteUrl}/auth/action`);
    await page.route('**/v1/accounts:resetPassword*', (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: 'EXPIRED_OOB_CODE' } } }),
    );
    await save(page, NEW);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'auth/expired-action-code',
    );
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue(NEW);
    await page.unroute('**/v1/accounts:resetPassword*');

    await page.reload();
    await save(page, NEW);
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await page.goBack(); // to the page that requested the e-mail: the used link is no longer in the history
    await expect(page).toHaveURL('/login');
    await page.goForward();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });
});

// The tests of packages/auth-emulator cover the rules.
test('enforces the policy of the shop: creates no account that violates it @core', async ({
  request,
}) => {
  const api = `${TEST_SHOP.emulatorUrl}/identitytoolkit.googleapis.com`;
  const policy = await request.get(`${api}/v2/passwordPolicy?key=demo-key`);
  expect(await policy.json()).toMatchObject({
    customStrengthOptions: { minPasswordLength: 8, containsNumericCharacter: true },
    enforcementState: 'ENFORCE',
  });

  const email = freshEmail('policy');
  const answer = await request.post(`${api}/v1/accounts:signUp?key=demo-key`, {
    data: { email, password: 'toybox$2026', returnSecureToken: true },
  });
  expect(answer.status()).toBe(400);
  expect((await answer.json()).error.message).toMatch(
    /^PASSWORD_DOES_NOT_MEET_REQUIREMENTS : .*upper case/,
  );
  expect(await emulator.account(email)).toBeUndefined();
});
