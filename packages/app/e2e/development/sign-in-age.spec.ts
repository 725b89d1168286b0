import type { APIRequestContext } from '@playwright/test';
import { DEMO_PASSWORD, TEST_SHOP } from '../../addresses.ts';
import {
  confirmation,
  dialogOf,
  NEW_PASSWORD,
  press,
  takesPassword,
} from '../account/ownAccount.ts';
import { expect, freshEmail, test } from '../fixtures.ts';
import { openApp } from './appPage.ts';
import { emulatorPanel } from './emulatorPanel.ts';

test.afterEach(({ emulator }) => emulator.setRecentLogin(300));

/** Calls the provider as its SDK does. */
async function call(request: APIRequestContext, operation: string, data: object) {
  const url = `${TEST_SHOP.emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=demo-key`;
  return (await request.post(url, { data })).json();
}

test('refuses what needs a recent login until the next one, in every tab, while switched on; accepts it when switched off', async ({
  page,
  context,
  request,
  emulator,
}) => {
  const email = freshEmail('recent-login');
  await emulator.createAccount({ email, password: DEMO_PASSWORD });
  const login = { email, password: DEMO_PASSWORD, returnSecureToken: true };
  const changePassword = (idToken: string) =>
    call(request, 'update', { idToken, password: NEW_PASSWORD });
  const { idToken } = await call(request, 'signInWithPassword', login);

  await openApp(page);
  const panel = emulatorPanel(page);
  await panel.open();
  const chosen = panel.simulated.getByRole('option', { selected: true });
  await expect(chosen).toHaveText('None: everything works');
  await panel.simulated.selectOption('Old login');
  await expect(panel.status).toContainText('Every login so far is too old');
  await expect(chosen).toHaveText('Old login');
  const refused = { error: { message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } };
  expect(await changePassword(idToken)).toMatchObject(refused);
  expect(await call(request, 'delete', { idToken })).toMatchObject(refused);
  expect(await call(request, 'update', { idToken, displayName: 'Robin' })).toMatchObject({
    displayName: 'Robin',
  });

  const another = await context.newPage();
  await openApp(another);
  const itsPanel = emulatorPanel(another);
  await itsPanel.open();
  await expect(itsPanel.simulated.getByRole('option', { selected: true })).toHaveText('Old login');
  const again = await call(request, 'signInWithPassword', login);
  expect(await changePassword(again.idToken)).toMatchObject({ localId: expect.any(String) });

  await itsPanel.simulated.selectOption('None: everything works');
  await expect(itsPanel.status).toHaveText('Everything works.');
  await expect(chosen).toHaveText('None: everything works');
  expect(await emulator.recentLogin()).toBe(300);
});

test.describe('the shop', () => {
  test.use({ expectedErrors: /status of 400/ });

  test('asks for a confirmation right after a sign-in, and not again after it', {
    tag: '@long',
  }, async ({ page, emulator }) => {
    const email = freshEmail('asked');
    await emulator.createAccount({ email, password: DEMO_PASSWORD });
    await page.goto('/login');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL('/home');
    await page.getByRole('link', { name: 'My Profile' }).click();
    const panel = emulatorPanel(page);
    await panel.simulate('Old login');

    await press(page, 'Change password');
    const field = dialogOf(page, 'Change password').getByLabel('New password', { exact: true });
    await field.fill(NEW_PASSWORD);
    await field.press('Enter');
    const confirm = confirmation(page).getByLabel('Password', { exact: true });
    await confirm.fill(DEMO_PASSWORD);
    await confirm.press('Enter');
    await expect(page.getByText('Password changed.')).toBeVisible();
    expect(await takesPassword(page, email, NEW_PASSWORD)).toBe(true);

    await press(page, 'Delete account');
    await page.getByLabel('Type your email to confirm', { exact: true }).fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your account is deleted.')).toBeVisible();
    expect(await emulator.account(email)).toBeUndefined();
  });
});
