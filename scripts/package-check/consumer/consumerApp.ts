import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserType, chromium } from 'playwright';
import { build, preview } from 'vite';
import { findBrowser } from '../../browser/findBrowser.ts';
import { ROOT } from '../../command/programs.ts';
import { collectErrors, versionOf } from '../outside.ts';
import type { PackedPackage } from '../packedPackage.ts';

/** The pages of a shop that uses only the packed packages: the kit, kit and storefront, layouts, currencies. */
const SOURCE = join(import.meta.dirname, 'app');

const PAGES = ['index.html', 'shop.html', 'places.html', 'currencies.html'];

const manifestFor = (packages: PackedPackage[]) => ({
  name: 'consumer-app',
  private: true,
  type: 'module',
  dependencies: {
    ...Object.fromEntries(packages.map(({ name, tarball }) => [name, `file:${tarball}`])),
    react: versionOf('react'),
    'react-dom': versionOf('react-dom'),
    wouter: versionOf('wouter'),
  },
  devDependencies: {
    '@types/react': versionOf('@types/react'),
    '@types/react-dom': versionOf('@types/react-dom'),
  },
});

/** Writes the consumer app, which installs the packages from their tarballs. */
export function writeConsumerApp(folder: string, packages: PackedPackage[]): void {
  cpSync(SOURCE, folder, { recursive: true });
  cpSync(join(ROOT, 'imports.d.ts'), join(folder, 'imports.d.ts'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifestFor(packages)));
}

/**
 * Builds the pages of a consumer app with its own settings only.
 * @returns the modules in the build
 */
export async function buildConsumerApp(folder: string, pages = PAGES): Promise<string[]> {
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: { rolldownOptions: { input: pages.map((page) => join(folder, page)) } },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('Vite gave no output.');
  return result.output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
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
