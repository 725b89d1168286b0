import type { Page } from '@playwright/test';
import { emulator, freshEmail } from '../emulator.ts';
import { addGoogleAccount, expect, openGooglePopup, pickGoogleAccount } from '../fixtures.ts';
import { NEW_PASSWORD, waysInto } from './ownAccount.ts';

type Text = string | RegExp;

/** A sign-in provider, and the texts of a shop about it. */
export interface TestedProvider {
  id: string;
  continueWith: Text;
  setPassword: Text;
  confirmIdentity: Text;
  passwordSet: Text;
  disconnect: Text;
  disconnected: Text;
  connect: Text;
  connected: Text;
}

/** The default shop's texts about a provider. */
export const inEnglish = (id: string, name: string): TestedProvider => ({
  id,
  continueWith: `Continue with ${name}`,
  setPassword: 'Set a password',
  confirmIdentity: "Confirm it's you",
  passwordSet: 'Password set.',
  disconnect: `Disconnect ${name}`,
  disconnected: `${name} disconnected.`,
  connect: `Connect ${name}`,
  connected: `${name} connected.`,
});

/** Signs in with a new account of a provider, on the login page, which is open; returns its e-mail. */
export async function signInWith(
  page: Page,
  { id, continueWith }: Pick<TestedProvider, 'id' | 'continueWith'>,
): Promise<string> {
  const email = freshEmail(id);
  const button = page.getByRole('button', { name: continueWith, exact: true });
  await addGoogleAccount(await openGooglePopup(page, () => button.click()), { email });
  await expect(page).toHaveURL('/home');
  expect(await waysInto(email)).toEqual([id]);
  return email;
}

/** Signs in with a provider, as `signInWith` does, confirms the first password with it, disconnects and connects it. */
export async function useProvider(page: Page, { id, ...texts }: TestedProvider): Promise<void> {
  const button = (name: Text, within: Pick<Page, 'getByRole'> = page) =>
    within.getByRole('button', { name, exact: true });
  const open = (name: Text, within?: Pick<Page, 'getByRole'>) =>
    openGooglePopup(page, () => button(name, within).click());
  const showsStatus = (text: Text) =>
    expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  const email = await signInWith(page, { id, ...texts });

  await emulator.setRecentLogin(0); // this login is too old now, later ones are not
  await page.getByRole('banner').locator('a[href="/myprofile"]').click();
  await button(texts.setPassword).click();
  await page.getByRole('dialog').getByRole('textbox').last().fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  const confirmation = page.getByRole('dialog', { name: texts.confirmIdentity });
  await pickGoogleAccount(await open(texts.continueWith, confirmation), email);
  await showsStatus(texts.passwordSet);

  await button(texts.disconnect).click();
  await button(texts.disconnect, page.getByRole('dialog')).click();
  await showsStatus(texts.disconnected);
  expect(await waysInto(email)).toEqual(['password']);
  await addGoogleAccount(await open(texts.connect), { email });
  await showsStatus(texts.connected);
  expect(await waysInto(email)).toEqual([id, 'password'].sort());
}
