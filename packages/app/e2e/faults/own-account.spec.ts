import type { Page } from '@playwright/test';
import { TEST_SHOP } from '../../addresses.ts';
import {
  confirmation,
  dialogOf,
  freshAccount,
  LONG_AGO,
  NEW_PASSWORD,
  openProfile,
  PASSWORD,
  press,
  securityOf,
} from '../account/ownAccount.ts';
import { accountId, freshEmail } from '../emulator.ts';
import { addGoogleAccount, openGooglePopup, signInWithGoogle } from '../fixtures.ts';
import { nextTask } from '../nextTask.ts';
import { countRequests } from '../races/requests.ts';
import { storedItem } from '../storedItem.ts';
import { expect, faultDetails, test } from './faultTest.ts';
import { forms, openOwn } from './ownAccountForms.ts';

const PROVIDER = `${TEST_SHOP.emulatorUrl}/**`;
const OFFLINE = 'auth/network-request-failed';

const confirmButton = (page: Page) => confirmation(page).getByRole('button', { name: 'Confirm' });

test.describe("The shopper's own account", () => {
  test(
    'is changed to an email that another account uses',
    faultDetails('The dialog shows the same message as for a free address; no e-mail is sent.'),
    async ({ page, emulator }) => {
      const email = await openOwn(page, 'wants');
      const taken = await freshAccount('has');
      await press(page, 'Change email');
      const field = dialogOf(page, 'Change email').getByLabel('New email', { exact: true });
      await field.fill(taken);
      await field.press('Enter');
      await expect(dialogOf(page, 'Change email')).toContainText(`We sent a link to ${taken}.`);
      expect(await emulator.oobCodes(email)).toEqual([]);
    },
  );

  test.describe(() => {
    test.use({ expectedErrors: /Failed to load resource/ });

    test(
      'is offline during a change',
      faultDetails('The dialog shows it, keeps the input, and works when the network is back.'),
      async ({ page }) => {
        const email = await openOwn(page, 'offline');
        const form = await forms['a new password'](page, email);
        await page.route(PROVIDER, (route) => route.abort('internetdisconnected'));
        await form.send();
        const dialog = dialogOf(page, form.title);
        await expect(dialog.getByRole('alert')).toContainText(OFFLINE);
        await form.seeTyped();
        await page.unroute(PROVIDER);
        await form.send();
        await expect(page.getByText(form.done)).toBeVisible();
      },
    );

    test(
      'is deleted, and the answer is lost',
      faultDetails(
        'The dialog reports it; once the provider answers, the shopper is signed out and the account’s data removed.',
      ),
      async ({ page }) => {
        const email = await openOwn(page, 'lost-answer');
        const id = await accountId(email);
        await expect.poll(() => storedItem(page, 'cart', id)).not.toBe('');
        const form = await forms['a deletion'](page, email);
        await page.route('**/accounts:delete?*', async (route) => {
          await route.fetch();
          await route.abort();
        });
        await form.send();
        await expect(dialogOf(page, 'Delete account').getByRole('alert')).toContainText(OFFLINE);
        const signedOut = page.getByText('You have been signed out.');
        await expect(async () => {
          // The shopper returns; the shop does not repeat a check that it has just made.
          await page.evaluate(() => window.dispatchEvent(new Event('focus')));
          await expect(signedOut).toBeVisible({ timeout: 1_000 });
        }).toPass();
        await expect.poll(() => storedItem(page, 'cart', id)).toBe('');
        expect(await storedItem(page, 'saved', id)).toBe('');
      },
    );

    test(
      'is offline while the shopper confirms the login',
      faultDetails('The dialog shows it; when the network is back, the change continues.'),
      async ({ page }) => {
        const email = await openOwn(page, 'offline-confirming', LONG_AGO);
        const form = await forms['a new password'](page, email);
        await form.send();
        const field = confirmation(page).getByLabel('Password', { exact: true });
        await field.fill(PASSWORD);
        await page.route(PROVIDER, (route) => route.abort('internetdisconnected'));
        await confirmButton(page).click();
        await expect(confirmation(page).getByRole('alert')).toContainText(OFFLINE);
        await expect(field).toHaveValue(PASSWORD);
        await page.unroute(PROVIDER);
        await confirmButton(page).click();
        await expect(page.getByText('Password changed.')).toBeVisible();
      },
    );

    test(
      'is offline while Google is connected and disconnected',
      faultDetails('Page and dialog show it; both work when the network is back.'),
      async ({ page }) => {
        await openOwn(page, 'offline-google');
        const connect = () => openGooglePopup(page, () => press(page, 'Connect Google'));
        const popup = await connect();
        await page.route('**/accounts:signInWithIdp*', (route) => route.abort());
        await addGoogleAccount(popup, { email: freshEmail('offline-at-google') });
        const alert = securityOf(page).getByRole('alert');
        await expect(alert).toContainText(OFFLINE);
        await page.unroute('**/accounts:signInWithIdp*');
        await addGoogleAccount(await connect(), { email: freshEmail('online-at-google') });
        await expect(page.getByText('Google connected.')).toBeVisible();
        await expect(alert).toBeHidden();

        await press(page, 'Disconnect Google');
        const dialog = dialogOf(page, 'Disconnect Google');
        const disconnect = dialog.getByRole('button', { name: 'Disconnect Google' });
        await page.route(PROVIDER, (route) => route.abort('internetdisconnected'));
        await disconnect.click();
        await expect(dialog.getByRole('alert')).toContainText(OFFLINE);
        await page.unroute(PROVIDER);
        await disconnect.click();
        await expect(page.getByText('Google disconnected.')).toBeVisible();
      },
    );

    test(
      'is disabled during a change',
      faultDetails('The login page shows why the shopper was signed out; the dialog closes.'),
      async ({ page, emulator }) => {
        const email = await openOwn(page, 'disabled');
        const form = await forms['a new password'](page, email);
        await emulator.updateAccount(await accountId(email), { disableUser: true });
        await form.send();
        await expect(page).toHaveURL('/login');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page.getByText('You have been signed out.')).toBeVisible();
        await expect(page.getByLabel('Email', { exact: true })).toBeEditable();
      },
    );

    test(
      'is deleted in another tab while this one confirms the login',
      faultDetails('This tab shows the login page; the dialog closes.'),
      async ({ page, context }) => {
        const email = await openOwn(page, 'two-tabs', LONG_AGO);
        const form = await forms['a new address'](page, email);
        await form.send();
        await expect(confirmation(page)).toBeVisible();
        const other = await context.newPage();
        await openProfile(other);
        const deletion = await forms['a deletion'](other, email);
        await deletion.send();
        await confirmation(other).getByLabel('Password', { exact: true }).fill(PASSWORD);
        await confirmButton(other).click();
        await expect(other.getByText('Your account is deleted.')).toBeVisible();
        await expect(page).toHaveURL('/login');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page.getByLabel('Email', { exact: true })).toBeEditable();
      },
    );
  });

  test(
    'gets a password in one tab while another tab changes the email',
    faultDetails('Both changes apply; both tabs stay signed in.'),
    async ({ page, context }) => {
      const email = freshEmail('both-tabs');
      await signInWithGoogle(page, email);
      await openProfile(page);
      const other = await context.newPage();
      await openProfile(other);
      const address = await forms['a new address'](other, email);
      await press(page, 'Set a password');
      await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Password set.')).toBeVisible();
      const row = other.getByRole('button', { name: 'Change password', includeHidden: true });
      await expect(row).toBeAttached(); // the other tab is updated behind its dialog
      await address.send();
      await expect(other.getByText('We sent a link to')).toBeVisible();
      await expect(securityOf(page)).toBeVisible();
    },
  );

  test('is deleted twice at once', faultDetails('One request is sent.'), async ({ page }) => {
    const email = await openOwn(page, 'twice');
    const form = await forms['a deletion'](page, email);
    const requests = countRequests(page, /accounts:delete/);
    await page.getByRole('button', { name: 'Delete forever' }).evaluate((button) => {
      if (!(button instanceof HTMLButtonElement)) throw new Error('no button');
      button.click();
      button.click();
      button.form?.requestSubmit();
    });
    await expect(page.getByText(form.done)).toBeVisible();
    expect(requests.sent).toBe(1);
  });

  test(
    'gets no answer from the provider during a change',
    faultDetails(
      'The dialog shows that it is busy and can be cancelled; the rest of the shop works.',
    ),
    async ({ page }) => {
      const email = await openOwn(page, 'hangs');
      const form = await forms['a new address'](page, email);
      await page.route(PROVIDER, () => {});
      await form.send();
      const dialog = dialogOf(page, form.title);
      await expect(dialog.locator('[aria-busy="true"]')).toBeVisible();
      await form.seeTyped();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Top by Category' })).toBeVisible();
    },
  );

  test.describe(() => {
    test.use({ expectedErrors: /Failed to load resource/ });

    test(
      'fails a change that the shopper has cancelled',
      faultDetails('No message shows, in no other dialog either.'),
      async ({ page }) => {
        const email = await openOwn(page, 'cancels');
        const password = await forms['a new password'](page, email);
        let fail = () => {};
        const failing = new Promise<void>((resolve) => {
          fail = resolve;
        });
        await page.route('**/accounts:update*', async (route) => {
          await failing;
          await route.abort();
        });
        await password.send();
        await dialogOf(page, 'Change password').getByRole('button', { name: 'Cancel' }).click();
        const failed = page.waitForEvent('requestfailed');
        await forms['a new address'](page, email);
        fail();
        await failed;
        await page.evaluate(nextTask);
        const dialog = dialogOf(page, 'Change email');
        await dialog.getByLabel('New email', { exact: true }).press('End');
        await expect(dialog.getByRole('alert')).toHaveCount(0);
        await dialog.getByRole('button', { name: 'Cancel' }).click();
        await expect(securityOf(page).getByRole('alert')).toHaveCount(0);
      },
    );
  });
});
