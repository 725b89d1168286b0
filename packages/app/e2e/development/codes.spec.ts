import { dialogOf, freshAccount, press, securityOf } from '../account/ownAccount.ts';
import { freshTwoStepAccount, openCodeForm, seeLoggedIn } from '../account/twoStep.ts';
import { expect, test } from '../fixtures.ts';
import { developerPanel } from './developerPanel.ts';

// The developer panel is the authenticator app of every account.

test('shows the code and how long it is valid, and types it into the login page and a dialog', async ({
  page,
}) => {
  const email = await freshTwoStepAccount(page, 'panel-code');
  const other = await freshAccount('panel-turns-on');
  await openCodeForm(page, email);
  const panel = developerPanel(page);
  await panel.open();
  const row = panel.row(email);
  await expect(row).toContainText(/Code \d{3} \d{3}another one in \d+ s/);
  await row.getByRole('button', { name: `Type code of ${email}` }).click();
  await expect(panel.status).toHaveText(`The code of ${email} is typed.`);
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue(/^\d{6}$/);
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await seeLoggedIn(page);

  await panel.row(other).getByRole('button', { name: 'Sign in' }).click();
  await expect(panel.status).toHaveText(`Signed in as ${other}.`);
  await page.getByRole('banner').getByRole('link', { name: 'My Profile' }).click();
  await press(page, 'Turn on two-step verification');
  await dialogOf(page, 'Scan this code').getByRole('button', { name: 'Next' }).click();
  const dialog = dialogOf(page, 'Enter the 6-digit code');
  // While a dialog is open, the panel is reachable by pointer only.
  await page.getByText(`Type code of ${other}`).click();
  await expect(dialog.getByLabel('Code', { exact: true })).toHaveValue(/^\d{6}$/);
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialogOf(page, 'Two-step verification is on')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(securityOf(page)).toContainText('On since');
});
