import { expect, faultDetails, test } from './faultTest.ts';
import { forms, openOwn } from './ownAccountForms.ts';

test.describe('A link that changes the address', () => {
  test.use({ expectedErrors: /status of 400/ });

  test(
    'is opened by a scanner of mail, used, and opened again',
    faultDetails('Opening changes nothing; its button does, once; the next time the page says so.'),
    async ({ page, emulator }) => {
      const email = await openOwn(page, 'scanned');
      const form = await forms['a new address']?.(page, email);
      await form?.send();
      await expect(page.getByText('We sent a link to')).toBeVisible();
      const [mail] = await emulator.oobCodes(email);
      const link = mail?.oobLink ?? '';
      for (const _ of ['a scanner', 'the shopper']) {
        await page.goto(link);
        await expect(page.getByRole('button', { name: 'Change email' })).toBeVisible();
        expect(await emulator.account(email)).toBeDefined();
      }
      await page.getByRole('button', { name: 'Change email' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email is changed');
      expect(await emulator.account(email)).toBeUndefined();
      await page.goto(link);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('auth/invalid-action-code');
      await expect(alert.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
    },
  );

  test(
    'has expired',
    faultDetails('The page says so in the provider’s words, and what to do; the address stays.'),
    async ({ page }) => {
      await page.route('**/v1/accounts:resetPassword*', (route) =>
        route.fulfill({ status: 400, json: { error: { code: 400, message: 'EXPIRED_OOB_CODE' } } }),
      );
      for (const mode of ['verifyAndChangeEmail', 'recoverEmail']) {
        await page.goto(`/auth/action?mode=${mode}&oobCode=old`);
        await expect(page.getByRole('alert')).toContainText('auth/expired-action-code');
        await expect(page.getByRole('alert')).toContainText('This link has expired.');
      }
    },
  );
});
