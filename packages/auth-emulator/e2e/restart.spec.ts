import { createClient } from '../src/client.ts';
import { startAuthEmulator } from '../src/index.ts';
import { expect, test } from './emulatorPage.ts';

test.use({ expectedErrors: /ERR_CONNECTION|ERR_EMPTY|ERR_INCOMPLETE|Failed to load resource/ });
test.setTimeout(300_000); // starts the Firebase tools twice

test('reconnects to a restarted emulator, and keeps what was typed @long', async ({ page }) => {
  const options = { projectId: 'demo-restart', seed: 'emulator-data' };
  const first = await startAuthEmulator({ ...options, port: 0 });
  const { url } = first;
  try {
    await page.goto(`${url}/#accounts/demo-shopper`);
    await page.getByLabel('Display name').fill('Typed before');
  } finally {
    await first.stop();
  }
  await expect(page.getByText('Not connected, retrying')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByText('The emulator does not answer. Nothing was changed.').last(),
  ).toBeVisible();
  const second = await startAuthEmulator({ ...options, port: Number(new URL(url).port) });
  try {
    await expect(page.getByText('Connected', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Display name')).toHaveValue('Typed before');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('shopper@toystore.example is saved.')).toBeVisible();
    const client = createClient({ url, projectId: 'demo-restart' });
    expect((await client.account('shopper@toystore.example'))?.displayName).toBe('Typed before');
  } finally {
    await second.stop();
  }
});
