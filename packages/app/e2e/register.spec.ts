import { fillRegister, PASSWORD_MESSAGE, PHOTO, submitRegister } from './accountForms.ts';
import { expect, freshEmail, test } from './fixtures.ts';
import { identityCalls } from './identityCalls.ts';

// Specification, sections 2 (Register), 4, 5 and 7.

test.beforeEach(({ page }) => page.goto('/register'));

test('creates the account, sets name and photo, sends the e-mail, and opens Login signed in @cross-browser @core', async ({
  page,
  emulator,
}) => {
  const calls = identityCalls(page);
  const email = freshEmail('register');
  await fillRegister(page, email);
  await submitRegister(page);
  const alert = page.getByRole('alertdialog', { name: 'Please verify your email address!' });
  await expect(alert).toBeVisible();
  await expect(page).toHaveURL('/login');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('main').getByText(/signed in as Robin Hale/)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('img', { name: /Robin Hale/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign Out' }).first()).toBeVisible();

  const account = await emulator.account(email);
  expect(account).toMatchObject({
    displayName: 'Robin Hale',
    photoUrl: PHOTO,
    emailVerified: false,
  });
  const codes = await emulator.oobCodes(email);
  expect(codes.map(({ requestType }) => requestType)).toEqual(['VERIFY_EMAIL']);

  const changes = calls.filter(({ call }) => !call.endsWith(':lookup'));
  expect(changes.map(({ call }) => call)).toEqual([
    'POST /v1/accounts:signUp',
    'POST /v1/accounts:update',
    'POST /v1/accounts:sendOobCode',
  ]);
  expect(changes.map(({ sent }) => sent)).toMatchObject([
    { email },
    { displayName: 'Robin Hale', photoUrl: PHOTO },
    { requestType: 'VERIFY_EMAIL' },
  ]);
});

test.describe(() => {
  test.use({ expectedErrors: /status of 400/ });

  test("refuses an invalid password, terms that were not accepted and a taken email, and keeps the typed values; replaces a blank name by 'User' @core", async ({
    page,
    emulator,
  }) => {
    const email = freshEmail('refused');
    const field = page.getByLabel('Password', { exact: true });
    await fillRegister(page, email, { Name: '   ', Password: 'Toybox#2026' });
    await submitRegister(page);
    await expect(field).toHaveAccessibleDescription(PASSWORD_MESSAGE);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
    await expect(field).toHaveValue('Toybox#2026');

    await field.fill('Toybox$2026');
    await page.getByRole('checkbox', { name: /terms/ }).uncheck();
    await submitRegister(page);
    await expect(page.getByText('Please accept our terms and conditions.')).toBeVisible();
    expect(await emulator.account(email)).toBeUndefined();

    await page.getByRole('checkbox', { name: /terms/ }).check();
    await page.getByLabel('Email', { exact: true }).fill('shopper@toystore.example');
    await submitRegister(page);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('auth/email-already-in-use');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('shopper@toystore.example');
    await expect(field).toHaveValue('Toybox$2026');
    await expect(page).toHaveURL('/register');

    // The form's own message replaces that of the provider.
    await field.fill('');
    await submitRegister(page);
    await expect(field).toBeFocused();
    await expect(alert).toBeHidden();

    await page.getByLabel('Email', { exact: true }).fill(email);
    await field.fill('Toybox$2026');
    await submitRegister(page);
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await emulator.account(email)).toMatchObject({ displayName: 'User' });
  });
});
