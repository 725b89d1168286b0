import type { Page } from '@playwright/test';

/*
 * The provider's real popup: the emulator's page that lists its Google accounts. It is not part of this project, so
 * tests find its elements by selectors.
 */

/**
 * Opens the popup.
 * @param open what opens it, such as a click on "Continue with Google"
 * @returns the popup's page when it lists the accounts
 */
export async function openGooglePopup(page: Page, open: () => Promise<unknown>): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), open()]);
  await popup.locator('.js-new-account').waitFor();
  return popup;
}

/** Chooses one of the emulator's Google accounts; resolves when the popup has closed. */
export async function pickGoogleAccount(popup: Page, email: string): Promise<void> {
  const closed = popup.waitForEvent('close');
  await popup.locator('.js-reuse-account', { hasText: email }).click();
  await closed;
}

/** Signs in with a Google account that the emulator does not know yet; resolves when the popup has closed. */
export async function addGoogleAccount(
  popup: Page,
  account: { email: string; displayName?: string; photoUrl?: string },
): Promise<void> {
  await popup.locator('.js-new-account').click();
  await popup.locator('#email-input').fill(account.email);
  await popup.locator('#display-name-input').fill(account.displayName ?? '');
  await popup.locator('#profile-photo-input').fill(account.photoUrl ?? '');
  const closed = popup.waitForEvent('close');
  await popup.locator('#sign-in').click();
  await closed;
}

/**
 * Closes the popup without a choice. The SDK checks for that every two seconds and then waits another eight, in case the
 * answer is still on its way; an installed `page.clock` is moved forward by both.
 */
export async function closeGooglePopup(page: Page, popup: Page): Promise<void> {
  await popup.close();
  for (let look = 1; look <= 5; look += 1) await page.clock.runFor(2_000); // the opener is notified a little later
  await page.clock.runFor(8_000);
}
