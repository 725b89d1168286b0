import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The file by which a build's folder is known, so that the next build may empty it. It is not deployed. */
const MARKER = '.toystore-build';

/** Folders of builds, with a marker or without: Git ignores them. */
const OWN_FOLDERS = ['../dist', '../dist-deploy', '../dist-preview'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/**
 * Sees that a build may empty a folder, named by an absolute path.
 * @throws {Error} when something is in it that no build has made
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

/** Marks a folder as a build's, with the project that its accounts are in, and the shop's id. */
export function markBuild(folder: string, project: string, shop: string): void {
  writeFileSync(join(folder, MARKER), `${project}\n${shop}\n`);
}

/** The project that a build's accounts are in; nothing when a folder holds no build. */
export const accountsOfBuild = (folder: string): string | undefined => linesOf(folder)[0];

/** The id of the shop that was built; nothing when a folder holds no build. */
export const shopOfBuild = (folder: string): string | undefined => linesOf(folder)[1];

function linesOf(folder: string): string[] {
  const marker = join(folder, MARKER);
  return existsSync(marker) ? readFileSync(marker, 'utf8').trim().split('\n') : [];
}
