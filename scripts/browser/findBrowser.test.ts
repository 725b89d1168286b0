import { expect, test, vi } from 'vitest';
import { findBrowser, PINNED_PLATFORM } from './findBrowser.ts';

const NODE = process.execPath; // answers --version on every machine, as a browser does
const isPinnedPlatform = `${process.platform}-${process.arch}` === PINNED_PLATFORM;

const useChromiumPath = (path: string) => vi.stubEnv('CHROMIUM_PATH', path);

test('CHROMIUM_PATH comes first', async () => {
  useChromiumPath(NODE);
  const { description, launchOptions } = await findBrowser();
  expect(description).toBe(`${process.version} (CHROMIUM_PATH: ${NODE})`);
  expect(launchOptions.executablePath).toBe(NODE);
  expect(launchOptions.env.LD_LIBRARY_PATH).toBe(process.env.LD_LIBRARY_PATH);
});

test('a CHROMIUM_PATH that does not start is refused', async () => {
  useChromiumPath('/nowhere/chromium');
  await expect(findBrowser({ installed: [NODE] })).rejects.toThrow(
    'CHROMIUM_PATH is /nowhere/chromium, but that does not start.',
  );
});

test.runIf(isPinnedPlatform)('the pinned browser comes before an installed one', async () => {
  useChromiumPath('');
  const { description, pinned, launchOptions } = await findBrowser({ installed: [NODE] });
  expect(pinned).toBe(true);
  expect(description).toMatch(/^Chromium [\d.]+ \(pinned: /);
  expect(launchOptions.executablePath).toContain('node_modules');
});

test('where the pinned one does not run, the first installed one that starts is taken', async () => {
  useChromiumPath('');
  const { description, pinned } = await findBrowser({
    platform: 'darwin-arm64',
    installed: ['/nowhere/chromium', NODE],
  });
  expect(description).toBe(`${process.version} (installed: ${NODE})`);
  expect(pinned).toBe(false);
});

test('without any browser the error says what to do', async () => {
  useChromiumPath('');
  await expect(findBrowser({ platform: 'darwin-arm64', installed: [] })).rejects.toThrow(
    'Install Chromium or Chrome, or set CHROMIUM_PATH',
  );
});
