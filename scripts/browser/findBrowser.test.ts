import { expect, test, vi } from 'vitest';
import { findBrowser, PINNED_PLATFORM } from './findBrowser.ts';

const NODE = process.execPath; // answers --version on every machine, as a browser does
const isPinnedPlatform = `${process.platform}-${process.arch}` === PINNED_PLATFORM;

const useChromiumPath = (path: string) => vi.stubEnv('CHROMIUM_PATH', path);

test('prefers CHROMIUM_PATH', async () => {
  useChromiumPath(NODE);
  const { description, launchOptions } = await findBrowser();
  expect(description).toBe(`${process.version} (CHROMIUM_PATH: ${NODE})`);
  expect(launchOptions.executablePath).toBe(NODE);
  expect(launchOptions.env.LD_LIBRARY_PATH).toBe(process.env.LD_LIBRARY_PATH);
});

test.runIf(isPinnedPlatform)('prefers the pinned browser to an installed one', async () => {
  useChromiumPath('');
  const { description, pinned, launchOptions } = await findBrowser({ installed: [NODE] });
  expect(pinned).toBe(true);
  expect(description).toMatch(/^Chromium [\d.]+ \(pinned: /);
  expect(launchOptions.executablePath).toContain('node_modules');
});

test('uses the first installed browser that starts if the pinned one does not', async () => {
  useChromiumPath('');
  const { description, pinned } = await findBrowser({
    platform: 'darwin-arm64',
    installed: ['/nowhere/chromium', NODE],
  });
  expect(description).toBe(`${process.version} (installed: ${NODE})`);
  expect(pinned).toBe(false);
});
