import { expect, test } from './emulatorPage.ts';

test('lists what this emulator adds to the API, with the test that shows it', async ({ open }) => {
  const page = await open('coverage');
  const rows = page.getByRole('table', { name: 'Operations' }).getByRole('row');
  const all = await rows.count();
  await page.getByLabel('Show').selectOption('Added by this package');
  const policy = rows.filter({ hasText: 'GET /v2/passwordPolicy' });
  await expect(policy.getByRole('cell')).toContainText(['No', 'Yes', '.test.ts']);
  expect(await rows.count()).toBeLessThan(all);
  await page.getByLabel('Search').fill('recaptcha');
  await expect(page.getByText('No operation matches the search.')).toBeVisible();
  await page.getByLabel('Show').selectOption('Not implemented');
  await expect(rows.filter({ hasText: 'GET /v2/recaptchaConfig' })).toBeVisible();
});
