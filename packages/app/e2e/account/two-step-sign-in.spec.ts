import { freshEmail } from '../emulator.ts';
import { expect, openGooglePopup, pickGoogleAccount, test } from '../fixtures.ts';
import {
  codeField,
  codeHeading,
  codeOf,
  freshGoogleAccount,
  freshTwoStepAccount,
  openCodeForm,
  seeLoggedIn,
  sendLoginForm,
} from './twoStep.ts';

// docs/auth.md, "Two-step verification": a code after the password or Google.

test.use({ expectedErrors: undefined });

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

test('returns to the form with the typed email by Back, and to the code by Forward', async ({
  page,
}) => {
  const email = await freshTwoStepAccount(page, 'goes-back');
  await openCodeForm(page, email);
  const address = page.getByLabel('Email', { exact: true });
  const password = page.getByLabel('Password', { exact: true });
  for (const back of [
    () => page.getByRole('button', { name: 'Back', exact: true }).click(),
    () => page.goBack(),
  ]) {
    await back();
    await expect(password).toBeFocused();
    await expect(password).toHaveValue('');
    await expect(address).toHaveValue(email);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.goForward();
    await expect(codeHeading(page)).toBeFocused();
  }
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/home');
  await page.goBack();
  await codeField(page).fill(await codeOf(email));
  await codeField(page).press('Enter');
  await seeLoggedIn(page);
});

test('asks for a code after Google, too, on Login and on Register', async ({ page }) => {
  for (const path of ['/login', '/register']) {
    const email = freshEmail('two-step-google');
    await freshGoogleAccount(page, email);
    await page.goto(path);
    const popup = await openGooglePopup(page, () =>
      page.getByRole('button', { name: 'Continue with Google' }).click(),
    );
    await pickGoogleAccount(popup, email);
    await expect(codeHeading(page)).toBeFocused();
    await expect(page).toHaveURL('/login');
    await codeField(page).fill(await codeOf(email));
    await codeField(page).press('Enter');
    await seeLoggedIn(page);
    await expect(page).toHaveURL('/home');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  }
});
