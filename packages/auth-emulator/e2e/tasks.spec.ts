import { savePath } from '../src/client.ts';
import { DEMO_PASSWORD, expect, projectId, test } from './emulatorPage.ts';

/* Tasks of developers and testers, on a phone and on a desk. */

const SHOPPER = 'shopper@toystore.example';
const NEW = 'new@toystore.example';

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('creates an account with claims and keeps it through refusals, verifies it, deletes it, takes that back, and signs in as another', async ({
      open,
      emulator,
      context,
    }) => {
      const page = await open();
      const field = (name: string) => page.getByRole('textbox', { name, exact: true });
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('link', { name: 'Add account' }).click();
      await field('E-mail').fill(SHOPPER);
      await field('Display name').fill('<img src=x onerror="document.title=1">');
      await field('Password').fill(DEMO_PASSWORD);
      await field('Custom claims').fill('{ "role": "buyer" "level": 2 }');
      await expect(field('Custom claims')).toHaveAccessibleDescription(/This is not JSON.+column/);
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('link', { name: 'Add account' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(field('Password')).toHaveValue(DEMO_PASSWORD);
      await field('Custom claims').fill('{ "role": "buyer" }');
      await press('Save');
      await expect(field('E-mail')).toHaveAccessibleDescription(/Another account has this e-mail/);
      await field('E-mail').fill(NEW);
      await press('Save');
      await expect(page.getByRole('heading', { level: 1, name: NEW })).toBeFocused();

      await press(`Unverify ${NEW}`);
      await press(`Verify ${NEW}`);
      await press(`Delete ${NEW}`);
      await press('Undo');
      await expect(page.getByText(`${NEW} is restored`)).toBeVisible();
      const restored = { emailVerified: true, customAttributes: '{"role":"buyer"}' };
      expect(await emulator.account(NEW)).toMatchObject(restored);
      await page.getByRole('link', { name: 'Close' }).click();
      await expect(page.getByRole('row').filter({ hasText: NEW })).toContainText('<img src=x');
      await emulator.updateAccount('demo-photo', { displayName: 'Changed elsewhere' });
      await expect(page.getByText('Changed elsewhere')).toBeVisible();

      await context.route(/localhost:\d+\/#/, (route) => route.fulfill({ body: 'App' }));
      const opened = context.waitForEvent('page');
      await press(`Sign in as ${SHOPPER}`);
      const app = await opened;
      expect(app.url()).toMatch(/#auth-emulator-sign-in=demo-shopper$/);
      const referrer = await app.evaluate(() => document.referrer);
      expect(page.url().startsWith(referrer)).toBe(true); // the panel expects it
      await expect(page.getByText(`${SHOPPER}, password ${DEMO_PASSWORD}`)).toBeVisible();
    });

    test('opens the link of a reset, copies the codes of an app and an SMS, and moves the clock', async ({
      open,
      sendAsApp,
      emulator,
    }) => {
      const page = await open();
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await sendAsApp('sendOobCode', { requestType: 'PASSWORD_RESET', email: SHOPPER });
      await sendAsApp('sendVerificationCode', { phoneNumber: '+15550100' });
      await page.getByRole('link', { name: 'Messages 2 unread' }).click();
      await page.getByRole('button', { name: `Copy link of ${SHOPPER}` }).click();
      await expect.poll(copied).toContain('mode=resetPassword');
      const link = await copied();
      await expect(page.getByRole('link', { name: 'Open link' })).toHaveAttribute('href', link);
      await page.getByRole('button', { name: 'Copy code of +15550100' }).click();
      await expect.poll(copied).toBe((await emulator.smsCodes('+15550100')).at(-1)?.code);
      await page.getByRole('link', { name: /^Codes/ }).click();
      await page.getByRole('button', { name: 'Copy code of twostep@toystore.example' }).click();
      await expect.poll(copied).toBe(await emulator.totpCode({ localId: 'demo-twostep' }));

      await page.getByText(/^Clock/).click();
      await page.getByRole('button', { name: '+ 1 h' }).click();
      await expect(page.getByText('The clock is 1 h ahead.').first()).toBeVisible();
      expect(await emulator.clock()).toBe(3600);
      await page.getByText(/^Clock/).click();
      await page.getByRole('link', { name: /^Messages/ }).click();
      await page.getByText(/^Reset your password/).click();
      await expect(page.getByText(/Link has expired/)).toBeVisible();
      await expect(page.getByText(link)).toBeVisible(); // the text of the e-mail
    });

    test('simulates failures, and tells them from refusals in the log', async ({
      open,
      sendAsApp,
      emulator,
    }) => {
      const page = await open();
      const signIn = () => sendAsApp('signInWithPassword', { email: SHOPPER, password: 'Wrong#1' });
      await page.getByRole('link', { name: 'Failures' }).click();
      await page.getByLabel('Simulate').selectOption('Network down');
      await expect(page.getByRole('link', { name: 'Failures 1 simulated' })).toBeVisible();
      expect(await emulator.faults()).toMatchObject([{ operation: '*', error: 'close' }]);
      await page.getByLabel('Simulate').selectOption('None: everything works');
      await expect(page.getByRole('status').getByText(/^Everything works/)).toBeVisible();
      await page.getByRole('button', { name: 'Add failure' }).click();
      await expect(page.getByRole('table').getByText('HTTP 503')).toBeVisible();
      expect((await signIn()).status).toBe(503);
      await expect(page.getByText('No failure waits for a request.')).toBeVisible();

      await signIn();
      await page.getByRole('link', { name: 'Log' }).click();
      const rows = page.getByRole('row').filter({ hasText: 'signInWithPassword' });
      await expect(rows.nth(1)).toContainText('Simulated');
      await expect(rows.first()).toContainText('INVALID_LOGIN_CREDENTIALS');
      await rows.first().getByRole('button').click();
      await expect(page.getByText(/the password is wrong/)).toBeVisible();
      await expect(page.getByText('Wrong#1')).toBeHidden();
      await page.getByRole('button', { name: 'Show passwords and tokens' }).click();
      await expect(page.getByText('Wrong#1')).toBeVisible();
    });

    test('restores a snapshot, saves the accounts as the seed, resets to it, and changes the project', async ({
      open,
      emulator,
    }) => {
      const page = await open('snapshots');
      await page.getByLabel('Name').fill('before');
      await page.getByRole('button', { name: 'Take' }).click();
      const restore = page.getByRole('button', { name: 'Restore before' });
      await expect(restore).toBeVisible(); // taken
      await emulator.createAccount({ email: NEW, password: DEMO_PASSWORD });
      await restore.click();
      await expect(page.getByText(`${projectId} is as in the snapshot before.`)).toBeVisible();
      expect(await emulator.account(NEW)).toBeUndefined();

      await emulator.createAccount({ email: NEW, password: DEMO_PASSWORD });
      const json = await emulator.saveDifference();
      await page.route(`**/${savePath}`, (route) =>
        // The seed is in the repository; save.test.ts saves one.
        route.request().method() === 'POST' ? route.fulfill({ json }) : route.fallback(),
      );
      await page.getByRole('link', { name: /^Accounts/ }).click();
      const dialog = page.getByRole('dialog');
      for (const [name, done] of [
        ['Save as seed', 'The seed is saved.'],
        ['Reset to seed', `${projectId} is reset: it has 9 accounts.`],
      ] as const) {
        await page.getByRole('button', { name }).click();
        await expect(dialog).toContainText(NEW);
        await dialog.getByRole('button', { name }).click();
        await expect(page.getByText(done)).toBeVisible();
      }
      await expect(page.getByRole('link', { name: NEW, exact: true })).toBeHidden();

      const [started = ''] = await emulator.projects();
      await page.getByRole('link', { name: 'Log' }).click();
      await page.getByLabel('Project').selectOption(started);
      await expect(page.getByText(`requests of ${started}`)).toBeVisible();
      await page.goBack();
      await expect(page.getByLabel('Project')).toHaveValue(projectId);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
    });
  });
}
