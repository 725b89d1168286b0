import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserType, chromium } from 'playwright';
import { preview } from 'vite';
import { findBrowser } from '../../browser/findBrowser.ts';
import { mustRun, ROOT } from '../../command/programs.ts';
import { collectErrors, installInto, versionOf } from '../outside.ts';
import type { PackedPackage } from '../packedPackage.ts';

/** Pages of a shop that uses only the packed packages, Vite and Tailwind. */
const SOURCE = join(import.meta.dirname, 'app');

const TAILWIND = '4.3.5';

const versionsOf = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, versionOf(name)]));

const manifestFor = (packages: PackedPackage[]) => ({
  name: 'consumer-app',
  private: true,
  type: 'module',
  dependencies: {
    ...Object.fromEntries(packages.map(({ name, tarball }) => [name, `file:${tarball}`])),
    ...versionsOf('react', 'react-dom', 'wouter'),
  },
  devDependencies: {
    ...versionsOf('@types/react', '@types/react-dom', 'vite'),
    '@tailwindcss/vite': TAILWIND,
    tailwindcss: TAILWIND,
  },
});

/** Writes the consumer app, installs its packages from their tarballs, and builds it. */
export async function prepareConsumerApp(folder: string, packages: PackedPackage[]): Promise<void> {
  cpSync(SOURCE, folder, { recursive: true });
  cpSync(join(ROOT, 'imports.d.ts'), join(folder, 'imports.d.ts'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifestFor(packages)));
  await installInto(folder, '--strict-peer-deps');
  await buildConsumerApp(folder);
}

/** Builds an app with its own settings only. */
export async function buildConsumerApp(folder: string): Promise<void> {
  const env = { NODE_ENV: 'production' }; // Vitest has set it to `test`
  await mustRun('Vite', 'vite', ['build', folder, '--logLevel', 'error'], env);
}

/** Serves the built consumer app and opens it in Chromium or another browser. */
export async function visitConsumerApp(folder: string, other?: BrowserType) {
  const server = await preview({
    configFile: false,
    root: folder,
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0 },
  });
  // With scrollbars that take up space, as in most desktop browsers.
  const launchChromium = async () =>
    chromium.launch({
      ...(await findBrowser()).launchOptions,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
  const browser = await (other ? other.launch() : launchChromium());
  const page = await browser.newPage();
  page.setDefaultTimeout(15_000);
  const errors = collectErrors(page);
  const open = (path: string) => page.goto(new URL(path, server.resolvedUrls?.local[0]).href);
  const end = async () => {
    await browser.close();
    await server.close();
  };
  return { page, open, errors, end };
}
