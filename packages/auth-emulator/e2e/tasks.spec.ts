import { projectHeader, savePath } from '../src/client.ts';
import { DEMO_PASSWORD, expect, projectId } from './emulatorPage.ts';
import { tasks } from './fewClicks.ts';

/* Things that developers do, each in at most three clicks. */

const SHOPPER = 'shopper@toystore.example';

tasks('finds the link that verifies an e-mail', async ({ open, sendAsApp, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await open();
  const credentials = { email: 'unverified@toystore.example', password: DEMO_PASSWORD };
  const { idToken } = await (await sendAsApp('signInWithPassword', credentials)).json();
  await sendAsApp('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  await page.getByRole('link', { name: /^Messages/ }).click();
  await page.getByRole('link', { name: /^Verify your/ }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).searchParams.get('mode')).toBe('verifyEmail');
});

tasks('adds a disabled account', async ({ open, emulator }) => {
  const page = await open();
  await page.getByRole('button', { name: 'Add account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add account' });
  await dialog.getByLabel('E-mail', { exact: true }).fill('blocked@toystore.example');
  await dialog.getByLabel('Password').fill('Blocked#2026');
  await dialog.getByLabel(/^Disabled/).click();
  await dialog.getByRole('button', { name: 'Add account' }).click();
  const row = page.getByRole('row').filter({ hasText: 'blocked@toystore.example' });
  await expect(row).toContainText('Disabled');
  expect(await emulator.account('blocked@toystore.example')).toMatchObject({ disabled: true });
});

tasks('sets a custom claim', async ({ open, emulator }) => {
  const page = await open();
  await page.getByRole('link', { name: SHOPPER, exact: true }).click();
  await page.getByLabel('JSON').fill('{ "role": "buyer" }');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`${SHOPPER} is saved.`)).toBeVisible();
  expect(await emulator.account(SHOPPER)).toMatchObject({ customAttributes: '{"role":"buyer"}' });
});

tasks('tells why a sign-in failed', async ({ open, sendAsApp }) => {
  const page = await open();
  await sendAsApp('signInWithPassword', { email: SHOPPER, password: 'Wrong#2026' });
  await page.getByRole('link', { name: 'Log' }).click();
  const row = page.getByRole('row').filter({ hasText: 'signInWithPassword' }).first(); // a reset keeps the log
  await expect(row).toContainText('INVALID_LOGIN_CREDENTIALS');
  await row.getByRole('button').click();
  await expect(page.getByText(/the password is wrong/)).toBeVisible();
  await expect(page.getByText('Wrong#2026')).toBeHidden();
});

tasks('moves the clock by an hour', async ({ open, emulator }) => {
  const page = await open();
  await page.getByText(/^Clock/).click();
  await page.getByRole('button', { name: '+ 1 h' }).click();
  await expect(page.getByText('The clock is 1 h ahead.').first()).toBeVisible();
  expect(await emulator.clock()).toBe(3600);
});

tasks('simulates that the provider cannot be reached', async ({ open, emulator }) => {
  const page = await open();
  await page.getByRole('link', { name: /^Failures/ }).click();
  await page.getByRole('radio', { name: /^Network down/ }).click();
  await expect(page.getByRole('radio', { name: /^Network down/ })).toBeChecked();
  await expect(page.getByText(/^Simulated until/)).toBeVisible();
  expect(await emulator.faults()).toMatchObject([{ operation: '*', error: 'close' }]);
});

tasks('resets the project to its seed', async ({ open, emulator }) => {
  await emulator.createAccount({ email: 'new@toystore.example', password: 'Secret#2026' });
  const page = await open();
  const added = page.getByRole('link', { name: 'new@toystore.example', exact: true });
  await expect(added).toBeVisible();
  await page.getByRole('button', { name: 'Reset to seed' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('new@toystore.example');
  await dialog.getByRole('button', { name: 'Reset to seed' }).click();
  await expect(page.getByText(`${projectId} is reset`)).toBeVisible();
  await expect(added).toBeHidden();
});

tasks('reads the code of an authenticator app', async ({ open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await open();
  await page.getByRole('link', { name: /^Codes/ }).click();
  await page.getByRole('button', { name: 'Copy code of twostep@toystore.example' }).click();
  await expect(page.getByText('The code is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{6}$/);
});

tasks('signs in as an account', async ({ open, context, baseURL }) => {
  await context.route('http://localhost:*/**', (route) =>
    route.request().isNavigationRequest() && route.request().url().startsWith('http://localhost')
      ? route.fulfill({ contentType: 'text/html', body: '<title>App</title>' })
      : route.continue(),
  );
  const page = await open();
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: `Sign in as ${SHOPPER}` }).click();
  const app = await opened;
  expect(app.url()).toMatch(/#auth-emulator-sign-in=demo-shopper$/);
  expect(await app.evaluate(() => document.referrer)).toBe(`${baseURL}/`); // the panel expects it
  await expect(page.getByText(`${SHOPPER}, password ${DEMO_PASSWORD}`)).toBeVisible();
});

tasks('saves the accounts as the seed', async ({ open, emulator }) => {
  await emulator.updateAccount('demo-shopper', { displayName: 'Changed' });
  const page = await open('log');
  const difference = await emulator.saveDifference();
  const saved: string[] = [];
  await page.route(`**/${savePath}`, (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    saved.push(route.request().headers()[projectHeader] ?? '');
    return route.fulfill({ json: difference }); // the seed is in the repository; save.test.ts saves one
  });
  await page.getByRole('link', { name: /^Accounts/ }).click();
  await page.getByRole('button', { name: 'Save as seed' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(SHOPPER);
  await dialog.getByRole('button', { name: 'Save as seed' }).click();
  await expect(page.getByText('The seed is saved.')).toBeVisible();
  expect(saved).toEqual([projectId]);
});
