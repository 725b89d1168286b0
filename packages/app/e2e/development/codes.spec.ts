import { dialogOf, freshAccount, press, securityOf } from '../account/ownAccount.ts';
import { freshTwoStepAccount, openCodeForm, seeLoggedIn } from '../account/twoStep.ts';
import { expect, test } from '../fixtures.ts';
import { emulatorPanel } from './emulatorPanel.ts';

// The emulator's panel is the authenticator app of every account.

test('shows the code and how long it is valid, and fills it into the login page and a dialog', async ({
  page,
}) => {
  const email = await freshTwoStepAccount(page, 'panel-code');
  const other = await freshAccount('panel-turns-on');
  await openCodeForm(page, email);
  const panel = emulatorPanel(page);
  await panel.open();
  const row = panel.message(email);
  await expect(row).toContainText(/\d{3} \d{3}\d+ s/);
  await row.getByRole('button', { name: `Fill in the code of ${email}` }).click();
  await expect(panel.status).toHaveText(`The code of ${email} is filled in.`);
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue(/^\d{6}$/);
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await seeLoggedIn(page);

  await panel.account(other).getByRole('button', { name: 'Sign in as' }).click();
  await expect(panel.status).toHaveText(`Signed in as ${other}.`);
  await page.getByRole('banner').getByRole('link', { name: 'My Profile' }).click();
  await press(page, 'Turn on two-step verification');
  await dialogOf(page, 'Scan this code').getByRole('button', { name: 'Next' }).click();
  const dialog = dialogOf(page, 'Enter the 6-digit code');
  await panel.message(other).getByRole('button', { name: 'Fill in' }).click();
  await expect(dialog.getByLabel('Code', { exact: true })).toHaveValue(/^\d{6}$/);
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialogOf(page, 'Two-step verification is on')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(securityOf(page)).toContainText('On since');
});
