import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The file that marks a build's folder, so that the next build may empty it. It is not deployed. */
const MARKER = '.toystore-build';

/** Folders of builds, with or without a marker: Git ignores them. */
const OWN_FOLDERS = ['../dist', '../dist-deploy', '../dist-preview'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/**
 * Checks that a build may empty a folder, given by an absolute path.
 * @throws {Error} when it has files that are not a build's
 */
export function requireOutputFolder(folder: string): void {
  if (OWN_FOLDERS.includes(folder) || !existsSync(folder) || existsSync(join(folder, MARKER))) {
    return;
  }
  if (statSync(folder).isDirectory() && readdirSync(folder).length === 0) return;
  throw new Error(
    `A build empties its folder first, and ${folder} holds something else than a build. Nothing was deleted. Name a new or an empty folder, or empty this one yourself.`,
  );
}

/** Marks a folder as a build's, with the project of its accounts and the shop's id. */
export function markBuild(folder: string, project: string, shop: string): void {
  writeFileSync(join(folder, MARKER), `${project}\n${shop}\n`);
}

/** Returns the project of a build's accounts; `undefined` for another folder. */
export const accountsOfBuild = (folder: string): string | undefined => linesOf(folder)[0];

/** Returns the id of a build's shop; `undefined` for another folder. */
export const shopOfBuild = (folder: string): string | undefined => linesOf(folder)[1];

function linesOf(folder: string): string[] {
  const marker = join(folder, MARKER);
  return existsSync(marker) ? readFileSync(marker, 'utf8').trim().split('\n') : [];
}
