import { expect, freshEmail, test } from '../fixtures.ts';
import { developerPanel } from './developerPanel.ts';

// The tests of a worker run one after the other, and each worker has its own accounts.

test('restores the demo accounts by a reset, and deletes all others', async ({
  page,
  emulator,
}) => {
  const email = freshEmail('reset');
  await emulator.createAccount({ email, password: 'Toybox$2026' });
  await page.goto('/nowhere');
  const panel = developerPanel(page);
  await panel.open();
  const demo = panel.row('photo@toystore.example');
  await demo.getByRole('button', { name: 'Unverify' }).click();
  await expect(demo).toContainText('Not verified');
  await panel.row('noname@toystore.example').getByRole('button', { name: 'Delete' }).click();
  await expect(panel.row('noname@toystore.example')).toBeHidden();

  await panel.region.getByRole('button', { name: 'Reset to the seed' }).click();
  await expect(panel.status).toHaveText('The emulator holds its 7 demo accounts again.');
  await expect(panel.row(email)).toBeHidden();
  await expect(panel.row('noname@toystore.example')).toBeVisible();
  await expect(demo.getByRole('listitem')).toHaveText(['Verified']);
  expect(await emulator.account(email)).toBeUndefined();
  expect(await emulator.account('photo@toystore.example')).toMatchObject({
    localId: 'demo-photo',
    emailVerified: true,
  });
});
