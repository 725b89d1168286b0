import type { Page } from '@playwright/test';
import { freshAccount, PASSWORD, waysInto } from '../account/ownAccount.ts';
import { useProvider } from '../account/providerFlow.ts';
import { addGoogleAccount, expect, openGooglePopup, test } from '../fixtures.ts';
import { shop, textOf } from './shop.ts';

// The sign-in providers of another shop, through the emulator's popup, which serves any.

const NAMES: Record<string, string> = { google: 'Google', apple: 'Apple', microsoft: 'Microsoft' };
const names = shop.signIn.filter((each) => typeof each === 'string');

/** Returns a text that names a provider, which the shop isolates if it has another direction. */
const textWith = (key: string, provider: string) => {
  const text = textOf(key, { provider }).replaceAll(/[.?+*()[\]{}|\\^$]/g, '\\$&');
  return new RegExp(
    `^${text.replace(provider, `[\\u2066-\\u2069]*${provider}[\\u2066-\\u2069]*`)}$`,
  );
};

test.describe(() => {
  test.use({ expectedErrors: /status of 400/ }); // a change that needs a recent sign-in

  for (const name of names) {
    test(`signs in with, confirms with, disconnects and connects ${name}`, async ({ page }) => {
      const text = (key: string) => textWith(key, NAMES[name] ?? '');
      await page.goto('/login');
      await useProvider(page, {
        id: `${name}.com`,
        continueWith: text('kit.ProviderButton.continueWith'),
        setPassword: text('kit.AccountSecurity.setPassword'),
        confirmIdentity: text('kit.ReauthenticateDialog.title'),
        passwordSet: text('myProfile.passwordSet'),
        disconnect: text('kit.AccountSecurity.disconnectProvider'),
        disconnected: text('myProfile.disconnected'),
        connect: text('kit.AccountSecurity.connectProvider'),
        connected: text('myProfile.connected'),
      });
    });
  }
});

/** Signs in with the second provider of the shop, which has not verified the address of an account. */
async function interruptSignIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  const button = textWith('kit.ProviderButton.continueWith', NAMES[names[1] ?? ''] ?? '');
  const popup = await openGooglePopup(page, () =>
    page.getByRole('button', { name: button }).click(),
  );
  await popup.getByLabel('Claims as JSON (optional)').fill('{"email_verified": false}');
  await addGoogleAccount(popup, { email });
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(textOf('accountHelp.otherWayToSignIn'));
}

async function signInByPassword(page: Page, email: string): Promise<void> {
  await page.getByLabel(textOf('kit.LoginForm.email'), { exact: true }).fill(email);
  await page.getByLabel(textOf('kit.LoginForm.password'), { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home');
}

test('connects the account of an interrupted sign-in after a sign-in to the account of its address', async ({
  page,
}) => {
  const email = await freshAccount('interrupted');
  await interruptSignIn(page, email);
  await signInByPassword(page, email);
  await expect.poll(() => waysInto(email)).toEqual([`${names[1]}.com`, 'password']);
});

test('does not connect it once the user has signed out', async ({ page, context }) => {
  const email = await freshAccount('signed-out');
  await interruptSignIn(page, email);
  const other = await context.newPage();
  await other.goto('/login');
  await signInByPassword(other, await freshAccount('another'));
  await page
    .getByRole('main')
    .getByRole('button', { name: textOf('kit.SignedInNotice.signOut') })
    .click();
  await signInByPassword(page, email);
  await page.goto('/myprofile');
  await expect(
    page.getByRole('button', { name: textOf('kit.AccountSecurity.changePassword') }),
  ).toBeVisible();
  expect(await waysInto(email)).toEqual(['password']);
});
