import type { Page } from '@playwright/test';
import { freshAccount, LONG_AGO, NEW_PASSWORD, PASSWORD, waysInto } from '../account/ownAccount.ts';
import { freshEmail } from '../emulator.ts';
import {
  addGoogleAccount,
  expect,
  openGooglePopup,
  pickGoogleAccount,
  signIn,
  test,
} from '../fixtures.ts';
import { shop, textOf } from './shop.ts';

// The sign-in providers of another shop, through the emulator's popup, which serves any.

const NAMES: Record<string, string> = { google: 'Google', apple: 'Apple', microsoft: 'Microsoft' };

const open = (page: Page, button: RegExp) =>
  openGooglePopup(page, () => page.getByRole('button', { name: button }).click());

/** Returns a text that names a provider, which the shop isolates if it has another direction. */
const textWith = (key: string, provider: string) => {
  const text = textOf(key, { provider }).replaceAll(/[.?+*()[\]{}|\\^$]/g, '\\$&');
  return new RegExp(
    `^${text.replace(provider, `[\\u2066-\\u2069]*${provider}[\\u2066-\\u2069]*`)}$`,
  );
};

for (const name of shop.signIn.filter((each) => typeof each === 'string')) {
  const provider = NAMES[name] ?? '';
  const id = `${name}.com`;
  const continueWith = textWith('kit.ProviderButton.continueWith', provider);
  const text = (key: string) => textWith(`kit.${key}`, provider);

  test.describe(provider, () => {
    test.use({ expectedErrors: /status of 400/ }); // a change that needs a recent sign-in

    test(`signs in with, connects, confirms with and disconnects ${provider}`, async ({ page }) => {
      await page.goto('/login');
      await addGoogleAccount(await open(page, continueWith), { email: freshEmail(name) });
      await expect(page).toHaveURL('/home');

      const email = await freshAccount(name);
      await signIn(page, email, PASSWORD);
      await page.goto('/myprofile');
      const own = { email: freshEmail(`own-${name}`) };
      await addGoogleAccount(await open(page, text('AccountSecurity.connectProvider')), own);
      await expect(page.getByText(textWith('myProfile.connected', provider))).toBeVisible();
      await expect.poll(() => waysInto(email)).toEqual([id, 'password']);

      await signIn(page, email, PASSWORD, LONG_AGO);
      await page.goto('/myprofile');
      await page.getByRole('button', { name: text('AccountSecurity.changePassword') }).click();
      await page.getByRole('dialog').getByRole('textbox').last().fill(NEW_PASSWORD);
      await page.keyboard.press('Enter');
      const confirmation = page.getByRole('dialog', { name: text('ReauthenticateDialog.title') });
      const popup = await openGooglePopup(page, () =>
        confirmation.getByRole('button', { name: continueWith }).click(),
      );
      await pickGoogleAccount(popup, own.email);
      await expect(page.getByText(textOf('myProfile.passwordChanged'))).toBeVisible();

      const disconnect = text('AccountSecurity.disconnectProvider');
      await page.getByRole('button', { name: disconnect }).click();
      await page.getByRole('dialog').getByRole('button', { name: disconnect }).click();
      await expect(page.getByText(textWith('myProfile.disconnected', provider))).toBeVisible();
      await expect.poll(() => waysInto(email)).toEqual(['password']);
    });
  });
}

test('connects the account of an interrupted sign-in after a sign-in to the account of its address', async ({
  page,
}) => {
  const [, name = ''] = shop.signIn.filter((each) => typeof each === 'string');
  const email = await freshAccount('interrupted');
  await page.goto('/login');
  const button = textWith('kit.ProviderButton.continueWith', NAMES[name] ?? '');
  const popup = await open(page, button);
  await popup.getByLabel('Claims as JSON (optional)').fill('{"email_verified": false}');
  await addGoogleAccount(popup, { email });
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(textOf('accountHelp.otherWayToSignIn'));
  await page.getByLabel(textOf('kit.LoginForm.email'), { exact: true }).fill(email);
  await page.getByLabel(textOf('kit.LoginForm.password'), { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home');
  await expect.poll(() => waysInto(email)).toEqual([`${name}.com`, 'password']);
});
