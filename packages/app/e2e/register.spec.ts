import type { Page } from '@playwright/test';
import { expect, freshEmail, test } from './fixtures.ts';

// Specification, sections 2 (Register), 4 and 5.

const PASSWORD_MESSAGE =
  'Password must be at least 8 characters, include uppercase, lowercase, number, and special character.';
const PASSWORD = 'Toybox$2026';
const PHOTO = 'http://localhost:4173/pictures/tango-the-t-rex-320.webp';

async function fill(page: Page, values: Partial<Record<string, string>> = {}) {
  const all: Record<string, string | undefined> = {
    Name: 'Robin Hale',
    Email: freshEmail('register'),
    'Photo URL': PHOTO,
    Password: PASSWORD,
    ...values,
  };
  for (const [label, value] of Object.entries(all)) {
    if (value !== undefined) await page.getByLabel(label, { exact: true }).fill(value);
  }
}

const submit = (page: Page) => page.getByRole('button', { name: 'Register' }).click();

test.beforeEach(({ page }) => page.goto('/register'));

test('the form has its fields, the terms checked, and the ways on', async ({ page }) => {
  const main = page.getByRole('main');
  for (const label of ['Name', 'Email', 'Photo URL', 'Password']) {
    await expect(main.getByLabel(label, { exact: true })).toHaveAttribute('required');
  }
  await expect(main.getByRole('checkbox', { name: /terms/ })).toBeChecked();
  await expect(main.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
});

test('registering creates the account, sets name and photo, sends the e-mail, and goes to login signed in @cross-browser', async ({
  page,
  emulator,
}) => {
  const email = freshEmail('register');
  await fill(page, { Email: email });
  await submit(page);
  const alert = page.getByRole('alertdialog', { name: 'Please verify your email address!' });
  await expect(alert).toBeVisible();
  await expect(page).toHaveURL('/login');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('main').getByText(/signed in as Robin Hale/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign Out' }).first()).toBeVisible();

  const account = await emulator.account(email);
  expect(account).toMatchObject({
    displayName: 'Robin Hale',
    photoUrl: PHOTO,
    emailVerified: false,
  });
  const codes = await emulator.oobCodes(email);
  expect(codes.map(({ requestType }) => requestType)).toEqual(['VERIFY_EMAIL']);
});

test('the new name and photo show in the bar at once', async ({ page }) => {
  await fill(page, { Name: 'Ada Byron' });
  await submit(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('banner').getByRole('img', { name: /Ada Byron/ })).toBeVisible();
});

test("a name of blanks becomes 'User'", async ({ page, emulator }) => {
  const email = freshEmail('blank-name');
  await fill(page, { Name: '   ', Email: email });
  await submit(page);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await emulator.account(email)).toMatchObject({ displayName: 'User' });
});

const REFUSED = [
  ['Aa1$567', 'seven characters'],
  ['TOYBOX$2026', 'no lowercase letter'],
  ['toybox$2026', 'no uppercase letter'],
  ['Toybox$Toys', 'no digit'],
  ['Toybox2026', 'no special character'],
  ['Toybox#2026', 'a character outside the set'],
  ['Toybox$ 2026', 'a blank'],
] as const;

test(`a password with ${REFUSED.map(([, why]) => why).join(', ')} is refused, and nothing typed is lost`, async ({
  page,
  emulator,
}) => {
  const email = freshEmail('refused');
  const field = page.getByLabel('Password', { exact: true });
  await fill(page, { Email: email, Password: undefined });
  for (const [password, why] of REFUSED) {
    await test.step(why, async () => {
      await field.fill(PASSWORD); // no refusal is left from the one before
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
      await field.fill(password);
      await submit(page);
      await expect(field).toHaveAccessibleDescription(new RegExp(PASSWORD_MESSAGE));
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toBeFocused();
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Robin Hale');
      await expect(field).toHaveValue(password);
    });
  }
  expect(await emulator.account(email)).toBeUndefined();
});

test('a password may use each of @$!%*?&', async ({ page }) => {
  for (const special of '@$!%*?&') {
    await test.step(special, async () => {
      await fill(page, { Password: `Toybox${special}26` });
      await submit(page);
      await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
      await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
    });
  }
});

test('the terms must be accepted', async ({ page, emulator }) => {
  const email = freshEmail('terms');
  await fill(page, { Email: email });
  await page.getByRole('checkbox', { name: /terms/ }).uncheck();
  await submit(page);
  await expect(page.getByText('Please accept our terms and conditions.')).toBeVisible();
  expect(await emulator.account(email)).toBeUndefined();
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await submit(page);
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('all fields are required: a summary takes focus, leads to each, and empties as they are mended', async ({
  page,
}) => {
  await submit(page);
  const summary = page.getByRole('region', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  const missing = [
    ['Name', 'Please enter your name.', 'Robin Hale'],
    ['Email', 'Please enter your email.', freshEmail('register')],
    ['Photo URL', 'Please enter the address of a photo.', PHOTO],
    ['Password', PASSWORD_MESSAGE, PASSWORD],
  ] as const;
  await expect(summary.getByRole('link')).toHaveText(missing.map(([, message]) => message));
  for (const [label, message, value] of missing) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAccessibleDescription(message);
    await summary.getByRole('link', { name: message }).click();
    await expect(field).toBeFocused();
    await page.keyboard.insertText(value);
    await expect(page.getByRole('link', { name: message })).toBeHidden();
  }
  await expect(summary).toBeHidden();
  await expect(page).toHaveURL('/register');
  await submit(page);
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('a photo address that is no web address is refused', async ({ page }) => {
  for (const photo of ['javascript:alert(1)', 'data:image/png;base64,AAAA']) {
    await fill(page, { 'Photo URL': photo });
    await submit(page);
    await expect(page.getByLabel('Photo URL')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Photo URL')).toHaveValue(photo);
    await fill(page);
    await expect(page.getByLabel('Photo URL')).not.toHaveAttribute('aria-invalid', 'true');
  }
});

test.describe('a taken e-mail', () => {
  test.use({ expectedErrors: /status of 400/ });

  test("shows the provider's message and keeps what was typed", async ({ page }) => {
    await fill(page, { Email: 'shopper@toystore.example' });
    await submit(page);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('auth/email-already-in-use');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('shopper@toystore.example');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
    await expect(page).toHaveURL('/register');

    // The form's own refusal makes what the provider said out of date.
    await page.getByLabel('Name', { exact: true }).fill('');
    await page.getByLabel('Password', { exact: true }).fill('');
    await submit(page);
    await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused();
    await expect(alert).toBeHidden();
  });
});

test.describe("the provider's own password policy", () => {
  test.use({ expectedErrors: /status of 400/ });

  test('is asked for anew and its error passed on', async ({ page }) => {
    let policyRequests = 0;
    await page.route('**/v2/passwordPolicy*', (route) => {
      policyRequests += 1;
      return route.fulfill({
        json: {
          customStrengthOptions: { minPasswordLength: 20 },
          allowedNonAlphanumericCharacters: ['$'],
          enforcementState: 'ENFORCE',
          schemaVersion: 1,
        },
      });
    });
    await page.route('**/v1/accounts:signUp*', (route) =>
      route.fulfill({
        status: 400,
        json: {
          error: {
            code: 400,
            message:
              'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [length]',
          },
        },
      }),
    );
    await fill(page);
    await submit(page);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'password-does-not-meet-requirements',
    );
    await expect.poll(() => policyRequests).toBeGreaterThan(0);
    await expect(page.getByRole('listitem').filter({ hasText: '20 characters' })).toBeVisible();
  });
});
