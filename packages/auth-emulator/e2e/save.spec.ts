import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAuthEmulator } from '../src/index.ts';
import { expect } from './emulatorPage.ts';
import { tasks } from './fewClicks.ts';

// The page loses its emulator at the end.
tasks.use({ expectedErrors: /ERR_CONNECTION|ERR_EMPTY|ERR_INCOMPLETE|Failed to load resource/ });
tasks.setTimeout(180_000); // starts the Firebase tools

/** An emulator of its own: the seed of the tests' emulator is in the repository. */
tasks('saves the accounts as the seed', async ({ page }) => {
  const seed = mkdtempSync(join(tmpdir(), 'seed-'));
  cpSync('emulator-data', seed, { recursive: true });
  const { url, client, stop } = await startAuthEmulator({ projectId: 'demo-save', port: 0, seed });
  try {
    await client.updateAccount('demo-shopper', { displayName: 'Saved' });
    await page.goto(`${url}/#log`);
    await page.getByRole('link', { name: /^Accounts/ }).click();
    await page.getByRole('button', { name: 'Save as seed' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('shopper@toystore.example');
    await dialog.getByRole('button', { name: 'Save as seed' }).click();
    await expect(page.getByText('The seed is saved.')).toBeVisible();
    await client.updateAccount('demo-shopper', { displayName: 'Not saved' });
    await client.reset();
    const account = await client.account('shopper@toystore.example');
    expect(account?.displayName).toBe('Saved');
  } finally {
    await stop();
    rmSync(seed, { recursive: true, force: true });
  }
});
