import { expect, freshEmail, test } from '../fixtures.ts';
import { openApp } from './appPage.ts';
import { emulatorPanel } from './emulatorPanel.ts';

// The tests of a worker run one after the other, and each worker has its own accounts.

test('restores the demo accounts by a reset, and deletes all others', async ({
  page,
  emulator,
}) => {
  await emulator.reset(); // the dialog names five accounts, and other tests of the worker may have left more
  const email = freshEmail('reset');
  await emulator.createAccount({ email, password: 'Toybox$2026' });
  await openApp(page);
  const panel = emulatorPanel(page);
  await panel.open();
  const demo = panel.account('photo@toystore.example');
  await panel.press('photo@toystore.example', 'Unverify');
  await expect(demo).toContainText('Not verified');
  await panel.press('noname@toystore.example', 'Delete');
  await expect(panel.account('noname@toystore.example')).toBeHidden();

  await panel.frame.getByRole('button', { name: 'Reset to seed' }).click();
  const dialog = panel.frame.getByRole('dialog');
  await expect(dialog).toContainText(`1 to delete: ${email}.`);
  await dialog.getByRole('button', { name: 'Reset to seed' }).click();
  await expect(panel.status).toContainText('is reset: it has 7 accounts.');
  await expect(panel.account(email)).toBeHidden();
  await expect(panel.account('noname@toystore.example')).toBeVisible();
  await expect(demo.getByRole('listitem')).toHaveText(['Photo Shopper']);
  expect(await emulator.account(email)).toBeUndefined();
  expect(await emulator.account('photo@toystore.example')).toMatchObject({
    localId: 'demo-photo',
    emailVerified: true,
  });
});
