import type { Page } from '@playwright/test';
import { totpOf } from '../../../auth-emulator/src/totp/totpFactor.ts';
import { TEST_SHOP } from '../../addresses.ts';
import { confirmation, dialogOf, openProfile, press, securityOf } from '../account/ownAccount.ts';
import {
  codeField,
  codeHeading,
  codeOf,
  freshGoogleAccount,
  freshTwoStepAccount,
  openCodeForm,
  seeLoggedIn,
  sendLoginForm,
  turnOffElsewhere,
} from '../account/twoStep.ts';
import { accountId, emulator, freshEmail } from '../emulator.ts';
import { closeGooglePopup, openGooglePopup, pickGoogleAccount } from '../googlePopup.ts';
import { expect, faultDetails, test } from './faultTest.ts';
import { openOwn } from './ownAccountForms.ts';

const PROVIDER = `${TEST_SHOP.emulatorUrl}/**`;
const OFFLINE = 'auth/network-request-failed';
const TURN_ON = 'Turn on two-step verification';
const TURN_OFF = 'Turn off two-step verification';

const alertOf = (page: Page) => page.getByRole('main').getByRole('alert');
const loginHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Login' });

async function enterCode(page: Page, code: string) {
  await codeField(page).fill(code);
  await codeField(page).press('Enter');
}

/** Returns the code of a phone whose clock is ahead by `seconds`. */
async function codeOfPhone(email: string, seconds: number): Promise<string> {
  const localId = await accountId(email);
  const factor = (await emulator.totpFactors()).find((each) => each.localId === localId);
  return totpOf(factor?.sharedSecretKey ?? '').generate({ timestamp: Date.now() + seconds * 1000 });
}

test.describe('Two-step verification', () => {
  test.describe(() => {
    test.use({ expectedErrors: /Failed to load resource/ });

    test(
      'gets a code that is wrong, used, another account’s, or from a phone five minutes off',
      faultDetails(
        'The provider’s message, with advice to set the phone’s time; the digits stay selected.',
      ),
      async ({ page }) => {
        const [email, other] = [
          await freshTwoStepAccount(page, 'wrong-code'),
          await freshTwoStepAccount(page, 'other-code'),
        ];
        const used = await codeOfPhone(email, 0); // was used to turn two-step verification on
        await openCodeForm(page, email);
        for (const code of [
          '000000',
          await codeOf(other),
          used,
          await codeOfPhone(email, -300),
          await codeOfPhone(email, 300),
        ]) {
          await enterCode(page, code);
          await expect(alertOf(page)).toContainText('auth/invalid-verification-code');
          await expect(alertOf(page)).toContainText('let your phone set its time by itself');
          await expect(codeField(page)).toBeFocused();
          await expect(codeField(page)).toHaveValue(code);
          await page.keyboard.press('Backspace');
          await expect(codeField(page)).toHaveValue('');
          await expect(alertOf(page)).toHaveCount(0);
        }
        await enterCode(page, await codeOf(email));
        await seeLoggedIn(page);
      },
    );

    test(
      'is offline at each step',
      faultDetails('Both forms report it, keep the input, and continue when the network is back.'),
      async ({ page }) => {
        const email = await freshTwoStepAccount(page, 'offline-code');
        const offline = () => page.route(PROVIDER, (route) => route.abort('internetdisconnected'));
        await page.goto('/login');
        await offline();
        await sendLoginForm(page, email);
        await expect(alertOf(page)).toContainText(OFFLINE);
        await page.unroute(PROVIDER);
        await page.route('**/assets/CodeStep-*.js*', (route) => route.abort());
        await page.getByRole('button', { name: 'Login', exact: true }).click();
        await expect(alertOf(page)).toContainText("A part of the shop couldn't be loaded.");
        await page.unroute('**/assets/CodeStep-*.js*');
        await page.getByRole('button', { name: 'Login', exact: true }).click();
        await expect(codeHeading(page)).toBeFocused();
        const code = await codeOf(email);
        await offline();
        await enterCode(page, code);
        await expect(alertOf(page)).toContainText(OFFLINE);
        await expect(codeField(page)).toHaveValue(code);
        await page.unroute(PROVIDER);
        await page.getByRole('button', { name: 'Verify' }).click();
        await seeLoggedIn(page);
      },
    );

    test(
      'loses the answer after the provider accepted the code',
      faultDetails('The form starts over, with the email and the reason.'),
      async ({ page }) => {
        const email = await freshTwoStepAccount(page, 'cut-off');
        await openCodeForm(page, email);
        await page.route('**/accounts:lookup?*', (route) => route.abort());
        await enterCode(page, await codeOf(email));
        await expect(alertOf(page)).toContainText(OFFLINE);
        await page.unroute('**/accounts:lookup?*');
        await page.getByRole('button', { name: 'Verify' }).click();
        await expect(loginHeading(page)).toBeVisible();
        await expect(alertOf(page)).toContainText('Please start again.');
        await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
        await sendLoginForm(page, email);
        await expect(codeHeading(page)).toBeFocused();
      },
    );

    test(
      'is interrupted because the account is disabled',
      faultDetails('The login form shows again, with the provider’s message.'),
      async ({ page }) => {
        const email = await freshTwoStepAccount(page, 'disabled-between');
        await openCodeForm(page, email);
        await emulator.updateAccount(await accountId(email), { disableUser: true });
        await enterCode(page, await codeOf(email));
        await expect(loginHeading(page)).toBeVisible();
        await expect(alertOf(page)).toContainText('auth/user-disabled');
        await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
        await expect(page.getByText('You have been signed out.')).toHaveCount(0);
      },
    );

    test(
      'is interrupted because it is turned off elsewhere',
      faultDetails('The login form shows again with the reason; no code is needed.'),
      async ({ page }) => {
        const email = await freshTwoStepAccount(page, 'off-between');
        await openCodeForm(page, email);
        await turnOffElsewhere(email);
        await enterCode(page, '123456');
        await expect(loginHeading(page)).toBeVisible();
        await expect(alertOf(page)).toContainText('Two-step verification was changed elsewhere.');
        await sendLoginForm(page, email);
        await seeLoggedIn(page);
      },
    );
  });

  test(
    'follows a popup that was closed first',
    faultDetails('The login form reports it; the next popup leads to the code.'),
    async ({ page }) => {
      const email = freshEmail('two-step-popup');
      await freshGoogleAccount(page, email);
      await page.goto('/login');
      const button = page.getByRole('button', { name: 'Continue with Google' });
      await page.clock.install();
      await closeGooglePopup(page, await openGooglePopup(page, () => button.click()));
      await expect(alertOf(page)).toContainText('auth/popup-closed-by-user');
      const popup = await openGooglePopup(page, () => button.click());
      await pickGoogleAccount(popup, email);
      await expect(codeHeading(page)).toBeFocused();
      await enterCode(page, await codeOf(email));
      await seeLoggedIn(page);
    },
  );

  test(
    'is interrupted by a reload',
    faultDetails('The form starts over with a message; the attempt was not stored.'),
    async ({ page }) => {
      const email = await freshTwoStepAccount(page, 'reloads');
      await openCodeForm(page, email);
      const state = await page.context().storageState({ indexedDB: true });
      expect(JSON.stringify(state)).not.toMatch(/mfa|pending/i);
      expect(JSON.stringify(state)).not.toContain(email);
      await page.reload();
      await expect(loginHeading(page)).toBeVisible();
      await expect(alertOf(page)).toContainText('You were not logged in yet');
      await sendLoginForm(page, email);
      await expect(codeHeading(page)).toBeFocused();
      await enterCode(page, await codeOf(email));
      await seeLoggedIn(page);
    },
  );

  test.describe(() => {
    test.use({ expectedErrors: /Failed to load resource/ });

    test(
      'is turned on in two tabs, then off in one',
      faultDetails(
        'The second tab shows that it was changed elsewhere; a reload shows the current setting.',
      ),
      async ({ page, context }) => {
        const email = await openOwn(page, 'both-turn-on');
        const other = await context.newPage();
        await openProfile(other);
        await press(other, TURN_ON);
        await expect(dialogOf(other, 'Scan this code').getByRole('code')).toBeVisible();
        await press(page, TURN_ON);
        await turnOn(page, await nextCode(page, email));
        await expect(dialogOf(page, 'Two-step verification is on')).toBeVisible();
        await page.keyboard.press('Enter');

        await turnOn(other, '123456');
        await expect(other.getByRole('dialog').getByRole('alert')).toContainText(
          'auth/second-factor-already-in-use',
        );
        await other.reload();
        await expect(securityOf(other)).toContainText('On since');

        await press(page, TURN_OFF);
        await dialogOf(page, TURN_OFF).getByRole('button', { name: 'Turn off' }).click();
        await expect(page.getByText('Two-step verification is off.')).toBeVisible();
        await press(other, TURN_OFF);
        await dialogOf(other, TURN_OFF).getByRole('button', { name: 'Turn off' }).click();
        await expect(other.getByRole('dialog').getByRole('alert')).toContainText(
          'Two-step verification was changed elsewhere.',
        );
        await other.reload();
        await expect(securityOf(other).getByRole('button', { name: TURN_ON })).toBeVisible();
      },
    );

    test(
      'is offline while it is turned on or off',
      faultDetails(
        'The dialog shows it, keeps key and digits, and works when the network is back.',
      ),
      async ({ page }) => {
        const email = await openOwn(page, 'offline-turn-on');
        const offline = () => page.route(PROVIDER, (route) => route.abort('internetdisconnected'));
        const scan = dialogOf(page, 'Scan this code');
        await offline();
        await press(page, TURN_ON);
        await expect(scan.getByRole('alert')).toContainText(OFFLINE);
        await page.unroute(PROVIDER);
        await scan.getByRole('button', { name: 'Try again' }).click();
        const key = await scan.getByRole('code').textContent();

        const code = await nextCode(page, email);
        await offline();
        await turnOn(page, code);
        const dialog = dialogOf(page, 'Enter the 6-digit code');
        await expect(dialog.getByRole('alert')).toContainText(OFFLINE);
        await expect(dialog.getByLabel('Code', { exact: true })).toHaveValue(code);
        await page.unroute(PROVIDER);
        await dialog.getByRole('button', { name: 'Back' }).click();
        await expect(scan.getByRole('code')).toHaveText(key ?? '');
        await turnOn(page, code);
        await expect(dialogOf(page, 'Two-step verification is on')).toBeVisible();
        await page.keyboard.press('Enter');

        await press(page, TURN_OFF);
        const off = dialogOf(page, TURN_OFF);
        await offline();
        await off.getByRole('button', { name: 'Turn off' }).click();
        await expect(off.getByRole('alert')).toContainText(OFFLINE);
        await page.unroute(PROVIDER);
        await off.getByRole('button', { name: 'Turn off' }).click();
        await expect(page.getByText('Two-step verification is off.')).toBeVisible();
        await expect(confirmation(page)).toHaveCount(0);
      },
    );
  });
});

/** Returns the code for the key that the dialog on this page shows. */
async function nextCode(page: Page, email: string): Promise<string> {
  await expect(dialogOf(page, 'Scan this code').getByRole('code')).toBeVisible();
  return codeOf(email);
}

async function turnOn(page: Page, code: string) {
  await dialogOf(page, 'Scan this code').getByRole('button', { name: 'Next' }).click();
  const field = dialogOf(page, 'Enter the 6-digit code').getByLabel('Code', { exact: true });
  await field.fill(code);
  await field.press('Enter');
}
