import type { Page } from '@playwright/test';
import {
  confirmation,
  LONG_AGO,
  openProfile,
  PASSWORD,
  press,
  securityOf,
} from '../account/ownAccount.ts';
import { freshEmail } from '../emulator.ts';
import { addGoogleAccount, closeGooglePopup, openGooglePopup, signIn } from '../fixtures.ts';
import { expect, faultDetails, test } from './faultTest.ts';
import { forms, openOwn } from './ownAccountForms.ts';

test.describe("Google's popup", () => {
  test(
    'is hidden, closed or blocked while Google is connected',
    faultDetails(
      'The button opens another popup; the section reports what happened to the last one.',
    ),
    async ({ page }) => {
      await page.clock.install();
      await openOwn(page, 'closes');
      const connect = () => openGooglePopup(page, () => press(page, 'Connect Google'));
      const alert = securityOf(page).getByRole('alert');
      await connect();
      const closed = await connect();
      await expect(alert).toHaveCount(0);
      await closeGooglePopup(page, closed);
      await expect(alert).toContainText('auth/popup-closed-by-user');
      await blockOnce(page);
      await press(page, 'Connect Google');
      await expect(alert).toContainText('auth/popup-blocked');
      await expect(alert).toContainText('Please allow pop-ups for this shop');
      await addGoogleAccount(await connect(), { email: freshEmail('opened-again') });
      await expect(page.getByText('Google connected.')).toBeVisible();
      await expect(alert).toBeHidden();
    },
  );

  test.describe(() => {
    test.use({ expectedErrors: /status of 400/ });

    test(
      'is blocked, then closed, while the shopper confirms the login',
      faultDetails(
        'The dialog reports it; its button opens another popup, and the change continues.',
      ),
      async ({ page }) => {
        await page.clock.install();
        const email = await openOwn(page, 'confirms');
        const popup = await openGooglePopup(page, () => press(page, 'Connect Google'));
        const googleEmail = freshEmail('confirms-at-google');
        await addGoogleAccount(popup, { email: googleEmail });
        await expect(page.getByText('Google connected.')).toBeVisible();
        await signIn(page, email, PASSWORD, LONG_AGO);
        await openProfile(page);
        const form = await forms['a new password']?.(page, email);
        await form?.send();
        const withGoogle = confirmation(page).getByRole('button', { name: 'Continue with Google' });
        const alert = confirmation(page).getByRole('alert');
        await expect(withGoogle).toBeVisible();
        await blockOnce(page);
        await withGoogle.click();
        await expect(alert).toContainText('auth/popup-blocked');
        await closeGooglePopup(page, await openGooglePopup(page, () => withGoogle.click()));
        await expect(alert).toContainText('auth/popup-closed-by-user');
        const window = await openGooglePopup(page, () => withGoogle.click());
        await window.locator('.js-reuse-account', { hasText: googleEmail }).click();
        await expect(page.getByText('Password changed.')).toBeVisible();
      },
    );
  });
});

/** Blocks the next popup. */
async function blockOnce(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { open } = window;
    window.open = () => {
      window.open = open;
      return null;
    };
  });
}
