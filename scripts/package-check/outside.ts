import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, inject } from 'vitest';
import { mustRun, ROOT, run, stopAll } from '../command/programs.ts';
import { SHOP_PACKAGES } from './packages.ts';
import type { PackedPackage } from './packedPackage.ts';

/**
 * Makes a temporary folder outside of the workspace for a file of tests. When they are over it is removed, and the programs that
 * they have started end.
 */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `toystore-${name}-`));
  afterAll(async () => {
    await stopAll();
    rmSync(folder, { recursive: true });
  });
  return folder;
}

/**
 * Returns a packed package.
 * @throws {Error} if it is not packed
 */
export function packedPackage(name: string): PackedPackage {
  const found = inject('packed').find((each) => each.name === name);
  if (found === undefined) throw new Error(`${name} is not packed.`);
  return found;
}

/** Returns kit, storefront and accounts, packed. */
export const packedShopPackages = (): PackedPackage[] =>
  SHOP_PACKAGES.map(({ name }) => packedPackage(name));

/** The exact version of a package in the workspace. */
export const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')).version;

const INSTALL_LIMIT = 240_000; // ms: usually 5 to 30 s

/**
 * Installs the dependencies of a folder's manifest, or `packages`, as npm does in any project. Very rarely npm waits forever for a
 * file operation that Node has lost: it has a time limit, and a second attempt.
 */
export async function installInto(folder: string, ...packages: string[]): Promise<void> {
  const options = [
    ...['install', '--prefix', folder, ...packages, '--include=dev'], // NODE_ENV is `production`
    ...['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'],
  ];
  const { exitCode } = await run('npm', options, { quiet: true, timeout: INSTALL_LIMIT });
  if (exitCode !== 0) await mustRun('npm install', 'npm', options);
}

/** The components that the built kit in a folder exports. */
export function exportedComponents(kit: string): string[] {
  const index = readFileSync(join(kit, 'dist/index.js'), 'utf8');
  const names = index.match(/^export \{(.*)\}/ms)?.[1]?.split(/[\s,]+/) ?? [];
  return names.filter((name) => /^[A-Z]\w*[a-z]/.test(name));
}

/** Collects the errors that a page throws, and the messages of these types in its console. */
export function collectErrors(page: Page, types = ['error']): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (types.includes(message.type())) errors.push(message.text());
  });
  return errors;
}
