import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { mustRun, ROOT } from '../command/programs.ts';

/** Makes a temporary folder outside of the workspace, which is removed when this process ends, after Ctrl-C too. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `toystore-${name}-`));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The exact version of a package in the workspace. */
export const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')).version;

/** Installs the dependencies of a folder's manifest, or `packages`, as npm does in any project. */
export const installInto = (folder: string, ...packages: string[]) =>
  mustRun('npm install', 'npm', [
    ...['install', '--prefix', folder, ...packages],
    ...['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'],
  ]);

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
