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
import { addGoogleAccount, openGooglePopup, signIn } from '../fixtures.ts';
import { expect, faultDetails, test } from './faultTest.ts';
import { forms, openOwn } from './ownAccountForms.ts';

test.describe("The window of Google, for the shopper's own account,", () => {
  test(
    'is closed, and then blocked, while Google is connected',
    faultDetails('The section says so, and the button opens another one.'),
    async ({ page }) => {
      await openOwn(page, 'closes');
      const closed = await openGooglePopup(page, () => press(page, 'Connect Google'));
      await closed.close();
      const alert = securityOf(page).getByRole('alert');
      await expect(alert).toContainText('auth/popup-closed-by-user', { timeout: 20_000 });
      await blockOnce(page);
      await press(page, 'Connect Google');
      await expect(alert).toContainText('auth/popup-blocked');
      await expect(alert).toContainText('Please allow pop-ups for this shop');
      const popup = await openGooglePopup(page, () => press(page, 'Connect Google'));
      await addGoogleAccount(popup, { email: freshEmail('opened-again') });
      await expect(page.getByText('Google connected.')).toBeVisible();
      await expect(alert).toBeHidden();
    },
  );

  test(
    'is lost behind others while Google is connected',
    faultDetails('A press of the button opens another one, which takes its place.'),
    async ({ page }) => {
      await openOwn(page, 'loses');
      await openGooglePopup(page, () => press(page, 'Connect Google'));
      const popup = await openGooglePopup(page, () => press(page, 'Connect Google'));
      await addGoogleAccount(popup, { email: freshEmail('second-window') });
      await expect(page.getByText('Google connected.')).toBeVisible();
      await expect(securityOf(page).getByRole('alert')).toHaveCount(0);
    },
  );

  test.describe(() => {
    test.use({ expectedErrors: /status of 400/ });

    test(
      'is blocked, and then closed, while the shopper confirms who it is',
      faultDetails(
        'The dialog says so, and its button opens another one; then the change goes on.',
      ),
      async ({ page }) => {
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
        const closed = await openGooglePopup(page, () => withGoogle.click());
        await closed.close();
        await expect(alert).toContainText('auth/popup-closed-by-user', { timeout: 20_000 });
        const window = await openGooglePopup(page, () => withGoogle.click());
        await window.locator('.js-reuse-account', { hasText: googleEmail }).click();
        await expect(page.getByText('Password changed.')).toBeVisible();
      },
    );
  });
});

/** The browser blocks the next window. */
async function blockOnce(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { open } = window;
    window.open = () => {
      window.open = open;
      return null;
    };
  });
}
