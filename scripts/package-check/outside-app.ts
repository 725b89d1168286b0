import { cpSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { findBrowser } from '../browser/findBrowser.ts';
import { ROOT } from '../command/programs.ts';

/** The exact version of a package that the workspace has. */
const versionOf = (name: string): string =>
  createRequire(import.meta.url)(`${name}/package.json`).version;

/** A shop of three toys that knows nothing of this project but the packed kit. */
const SOURCE = join(import.meta.dirname, 'outside-app');

const manifestFor = (tarball: string) => ({
  name: 'outside-app',
  private: true,
  type: 'module',
  dependencies: {
    '@toystore/ui': `file:${tarball}`,
    react: versionOf('react'),
    'react-dom': versionOf('react-dom'),
  },
  devDependencies: {
    '@types/react': versionOf('@types/react'),
    '@types/react-dom': versionOf('@types/react-dom'),
  },
});

/** Writes the outside app, which takes the kit from a tarball. */
export function writeOutsideApp(folder: string, tarball: string): void {
  cpSync(SOURCE, folder, { recursive: true });
  cpSync(join(ROOT, 'imports.d.ts'), join(folder, 'imports.d.ts'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifestFor(tarball)));
}

/**
 * Builds the outside app as it stands in its folder: no setting of this project reaches it.
 * @returns the modules that are in it
 */
export async function buildOutsideApp(folder: string): Promise<string[]> {
  const result = await build({ configFile: false, root: folder, logLevel: 'error' });
  if (Array.isArray(result) || !('output' in result)) throw new Error('Vite gave no output.');
  return result.output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}

/** Serves the built outside app and opens it in Chromium. */
export async function visitOutsideApp(folder: string) {
  const server = await preview({
    configFile: false,
    root: folder,
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0 },
  });
  const browser = await chromium.launch((await findBrowser()).launchOptions);
  const page = await browser.newPage();
  page.setDefaultTimeout(15_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  const end = async () => {
    await browser.close();
    await server.close();
  };
  return { page, errors, end };
}
