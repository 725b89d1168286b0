import {
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { readSeed } from './readSeed.ts';

const READ_AT_START = 'auth_export';

/**
 * Replaces files of a seed, all or none: each is written beside its target, the result is read as a start would read it, and
 * then each takes the place of its target at once.
 * @param files their contents, by their paths in the folder
 * @throws {Error} in one sentence; then no file has changed
 */
export function replaceFiles(folder: string, files: ReadonlyMap<string, string>): void {
  if (files.size === 0) return;
  let staged = '';
  try {
    mkdirSync(folder, { recursive: true });
    for (const path of files.keys()) requireInside(folder, join(folder, path));
    staged = mkdtempSync(join(folder, '.saving-'));
    const current = join(folder, READ_AT_START);
    if (existsSync(current)) cpSync(current, join(staged, READ_AT_START), { recursive: true });
    for (const [path, content] of files) {
      const file = join(staged, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    readSeed(staged);
    replaceAll(folder, staged, [...files.keys()]);
  } catch (error) {
    const reason = String(Object(error).message).replaceAll(staged || '\0', folder);
    throw new Error(`Nothing was saved in ${folder}: ${reason}`);
  } finally {
    if (staged) rmSync(staged, { recursive: true, force: true });
  }
}

/** Rejects a file that a name or a link would put outside of the folder. */
function requireInside(folder: string, file: string): void {
  let parent = dirname(file);
  while (!existsSync(parent)) parent = dirname(parent);
  const isInside = `${realpathSync(parent)}${sep}`.startsWith(`${realpathSync(folder)}${sep}`);
  if (!isInside) throw new Error(`${file} is outside of the folder.`);
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new Error(`${file} is a link. Replace it by a file.`);
  }
}

function replaceAll(folder: string, staged: string, paths: string[]): void {
  const undo: (() => void)[] = [];
  try {
    for (const [index, path] of paths.entries()) {
      const [target, kept] = [join(folder, path), join(staged, `kept-${index}`)];
      const isNew = !existsSync(target);
      if (!isNew) copyFileSync(target, kept);
      mkdirSync(dirname(target), { recursive: true });
      renameSync(join(staged, path), target);
      undo.push(() => (isNew ? rmSync(target) : renameSync(kept, target)));
    }
  } catch (error) {
    for (const step of undo.reverse()) step();
    throw error;
  }
}
