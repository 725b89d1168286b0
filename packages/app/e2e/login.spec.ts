import { submitLogin } from './accountForms.ts';
import { toyAt } from './catalogue.ts';
import { expect, freshEmail, test } from './fixtures.ts';
import { identityCalls } from './identityCalls.ts';
import { pauseRequests } from './pauseRequests.ts';

// Specification, sections 2 (Login), 4, 5, 7 and 8.

const PASSWORD = 'ToyBox#2026';

test('shows and hides the password, and after success shows a message and opens Home @cross-browser @core', async ({
  page,
}) => {
  const calls = identityCalls(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill('shopper@toystore.example');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill(PASSWORD);
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await password.press('Enter');
  await expect(page.getByText('Login successful!')).toBeVisible();
  expect(calls.map(({ call }) => call)).toContain('POST /v1/accounts:signInWithPassword');
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Login successful!')).toBeHidden();
});

test('opens Home for a visitor whom a protected page redirected, too, and links back to that page, by its name as soon as the catalogue has loaded @cross-browser @core', async ({
  page,
}) => {
  const { toyId, toyName } = toyAt(40); // not one of the toys prerendered on /home
  const resume = await pauseRequests(page, '**/toy.json');
  await page.goto(`/toys/${toyId}`);
  await expect(page).toHaveURL('/login');
  await submitLogin(page, 'shopper@toystore.example');
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('link', { name: 'Continue to the toy' })).toBeVisible();
  resume();
  await page.getByRole('link', { name: `Continue to ${toyName}` }).click();
  await expect(page).toHaveURL(`/toys/${toyId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(toyName);
});

test('requires email and password: focuses a summary that links to both fields @cross-browser', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login' }).click();
  const summary = page.getByRole('region', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  await expect(email).toHaveAccessibleDescription('Please enter your email.');
  await expect(password).toHaveAccessibleDescription('Please enter your password.');
  await summary.getByRole('link', { name: 'Please enter your password.' }).click();
  await expect(password).toBeFocused();
  await expect(page).toHaveURL('/login');

  await password.fill(PASSWORD);
  await expect(summary.getByRole('link')).toHaveText(['Please enter your email.']);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(email).toBeFocused();
  await expect(summary).toBeHidden();
});

test.describe('failures', () => {
  test.use({ expectedErrors: /status of 400/ });

  test("shows the provider's message in red, with help, after a wrong password or an unknown email, another one for a disabled account, and clears it on the next try @cross-browser @core", async ({
    page,
  }) => {
    await page.goto('/login');
    await submitLogin(page, 'shopper@toystore.example', 'wrong-Password1');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(/Firebase: .*auth\/(wrong-password|invalid-credential)/);
    await expect(alert).toContainText('Please check your details for typing mistakes');
    const [red, green, blue] = await alert
      .getByText(/Firebase:/)
      .evaluate((element) => getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? []);
    expect(Number(red)).toBeGreaterThan(2 * Math.max(Number(green), Number(blue)));
    await expect(page.getByLabel('Email')).toHaveValue('shopper@toystore.example');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong-Password1');

    await submitLogin(page, 'disabled@toystore.example');
    await expect(alert).toContainText('auth/user-disabled');
    await submitLogin(page, freshEmail('unknown'));
    await expect(alert).toContainText('Please check your details for typing mistakes');
    await expect(page).toHaveURL('/login');
    await submitLogin(page, 'shopper@toystore.example');
    await expect(page.getByText('Login successful!')).toBeVisible();
  });
});

test('requires an email for a password reset, then sends the e-mail and shows a message @core', async ({
  page,
  emulator,
}) => {
  const email = freshEmail('reset');
  await emulator.createAccount({ email, password: PASSWORD });
  const calls = identityCalls(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forget Password?' }).click();
  await expect(page.getByText('Please enter your email first.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();

  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Forget Password?' }).click();
  const alert = page.getByRole('alertdialog', {
    name: 'Please check your email to reset password',
  });
  await expect(alert).toBeVisible();
  const codes = await emulator.oobCodes(email);
  expect(codes.map(({ requestType }) => requestType)).toEqual(['PASSWORD_RESET']);
  expect(calls).toContainEqual({
    call: 'POST /v1/accounts:sendOobCode',
    sent: expect.objectContaining({ requestType: 'PASSWORD_RESET', email }),
  });
  await page.keyboard.press('Enter');
  await expect(alert).toBeHidden();
  await expect(page.getByRole('button', { name: 'Forget Password?' })).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(email);
});
