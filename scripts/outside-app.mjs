import { cpSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT, start } from './processes.mjs';

/** The exact version of a package that the workspace has. @param {string} name */
const versionOf = (name) => createRequire(import.meta.url)(`${name}/package.json`).version;

/** A shop of three toys that knows nothing of this project but the packed kit. */
const SOURCE = join(ROOT, 'scripts/outside-app');

/** @param {string} tarball the packed kit */
const manifestFor = (tarball) => ({
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

/**
 * Writes the outside app.
 * @param {string} folder
 * @param {string} tarball the packed kit
 */
export function writeOutsideApp(folder, tarball) {
  cpSync(SOURCE, folder, { recursive: true });
  cpSync(join(ROOT, 'imports.d.ts'), join(folder, 'imports.d.ts'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifestFor(tarball)));
}

/**
 * Installs the outside app's packages, the packed kit among them; a peer dependency that does not
 * fit fails.
 * @param {string} folder
 * @param {(text: string) => void} print
 */
export function installOutsideApp(folder, print) {
  const options = ['--strict-peer-deps', '--ignore-scripts', '--prefer-offline', '--no-audit'];
  return start('npm install', 'npm', ['install', '--prefix', folder, '--no-fund', ...options], {
    onOutput: print,
  }).ended;
}

/**
 * Builds the outside app as it stands in its folder: no setting of this project reaches it.
 * @param {string} folder
 * @returns {Promise<string[]>} the modules that are in it
 */
export async function buildOutsideApp(folder) {
  const { build } = await import('vite');
  const result = await build({ configFile: false, root: folder, logLevel: 'error' });
  if (Array.isArray(result) || !('output' in result)) throw new Error('Vite gave no output.');
  return result.output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}

/**
 * @typedef {object} Visit the outside app in a browser
 * @property {import('playwright').Page} page
 * @property {string[]} errors of the page and its console, so far
 * @property {() => Promise<void>} end
 */

/**
 * Serves the built outside app and opens it in Chromium.
 * @param {string} folder
 * @returns {Promise<Visit>}
 */
export async function visitOutsideApp(folder) {
  const { preview } = await import('vite');
  const { chromium } = await import('playwright');
  const { findBrowser } = await import('./browser.mjs');
  const server = await preview({
    configFile: false,
    root: folder,
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0 },
  });
  const { launchOptions } = await findBrowser();
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage();
  page.setDefaultTimeout(15_000);
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const end = async () => {
    await browser.close();
    await server.close();
  };
  try {
    const address = server.resolvedUrls?.local[0];
    if (address === undefined) throw new Error('The outside app is not served.');
    await page.goto(address);
  } catch (error) {
    await end();
    throw error;
  }
  return { page, errors, end };
}
