import type { Page } from '@playwright/test';
import { emulator } from '../emulator.ts';
import { accountId, expect, signIn, test } from '../fixtures.ts';
import {
  confirmation,
  dialogOf,
  freshAccount,
  LONG_AGO,
  openProfile,
  PASSWORD,
  press,
  securityOf,
  takesPassword,
  today,
} from './ownAccount.ts';
import {
  codeField,
  codeHeading,
  codeOf,
  enrollByPassword,
  freshTwoStepAccount,
  seeLoggedIn,
  sendLoginForm,
} from './twoStep.ts';

// docs/auth.md, "Two-step verification": shoppers turn it on and off, and a code follows the password. Its faults: faults/two-step.spec.ts.

const TURN_ON = 'Turn on two-step verification';
const TURN_OFF = 'Turn off two-step verification';
const SCAN = 'Scan this code';
const CODE = 'Enter the 6-digit code';
const DONE = 'Two-step verification is on';

const button = (page: Page, name: string) =>
  securityOf(page).getByRole('button', { name, exact: true });

test('asks for a code after the password, by keyboard alone, then signs in as any login does @cross-browser', async ({
  page,
}) => {
  const email = await freshTwoStepAccount(page, 'two-step');
  await page.goto('/toys/3');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email', { exact: true }).focus();
  await sendLoginForm(page, email);
  await expect(codeHeading(page)).toBeFocused();
  await expect(page).toHaveURL('/login');
  await expect(page).toHaveTitle('Login | ToyStore');
  await expect(page.getByRole('main')).toContainText(`it shows for ToyStore, ${email}.`);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.keyboard.press('Tab');
  const field = codeField(page);
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  const code = await codeOf(email);
  await page.keyboard.insertText(`${code.slice(0, 3)} ${code.slice(3)}`); // as a paste does
  await expect(field).toHaveValue(code);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Verify' })).toBeFocused(); // nothing was sent yet
  await page.keyboard.press('Enter');
  await seeLoggedIn(page);
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('link', { name: 'Continue to Red Comet Pump Rocket' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
});

test.describe(() => {
  test.use({ expectedErrors: /status of 400/ });

  test('turns on by keyboard alone, after a confirmation, shows the provider’s key, and keeps it after a wrong code', async ({
    page,
  }) => {
    const email = await freshAccount('turns-on');
    const localId = await accountId(email);
    await signIn(page, email, PASSWORD, LONG_AGO);
    await openProfile(page);
    await button(page, TURN_ON).focus();
    await page.keyboard.press('Enter');
    await expect(confirmation(page).getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    const scan = dialogOf(page, SCAN);
    await expect(scan.getByRole('heading', { name: SCAN })).toBeFocused();
    const shown = (await scan.getByRole('code').textContent())?.replaceAll(' ', ''); // waits for the key
    const [enrollment] = (await emulator.totpEnrollments()).filter(
      (each) => each.localId === localId,
    );
    const key = enrollment?.sharedSecretKey ?? '';
    expect(shown).toBe(key);

    await scan.getByRole('button', { name: 'Next' }).focus();
    await page.keyboard.press('Enter');
    const dialog = dialogOf(page, CODE);
    const field = dialog.getByLabel('Code', { exact: true });
    await expect(field).toBeFocused();
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText('auth/invalid-verification-code');
    await page.keyboard.type((await emulator.totpCode({ localId })) ?? ''); // replaces the wrong one
    await expect(alert).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(dialogOf(page, DONE)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page, TURN_OFF)).toBeFocused();
    await page.reload();
    await expect(securityOf(page)).toContainText(`On since ${today()}`);
    expect(await takesPassword(page, email, PASSWORD)).toBe(true); // until the code is requested

    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/login');
    await sendLoginForm(page, email);
    await expect(codeHeading(page)).toBeFocused();
  });

  test('turns off after a question and, with an old sign-in, password and code; then logs in without a code', async ({
    page,
  }) => {
    const email = await freshAccount('turns-off');
    await signIn(page, email, PASSWORD, LONG_AGO);
    await enrollByPassword(page, email);
    await openProfile(page);
    await expect(securityOf(page)).toContainText('On since');
    await press(page, TURN_OFF);
    await dialogOf(page, TURN_OFF).getByRole('button', { name: 'Turn off' }).click();
    const password = confirmation(page).getByLabel('Password', { exact: true });
    await password.fill(PASSWORD);
    await password.press('Enter');
    const code = confirmation(page).getByLabel('Code', { exact: true });
    await expect(code).toBeFocused();
    await code.fill(await codeOf(email));
    await code.press('Enter');
    await expect(page.getByText('Two-step verification is off.', { exact: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page, TURN_ON)).toBeFocused();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/login');
    await sendLoginForm(page, email);
    await seeLoggedIn(page);
  });
});
