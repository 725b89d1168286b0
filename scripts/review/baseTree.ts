import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { mustRun, ROOT } from '../command/programs.ts';
import { git } from './git.ts';

/** The tools that take the pictures: the working tree's, on both sides, so that only the stories differ. */
const TOOLS = [
  ...['scripts', 'vitest.config.ts', '.storybook/storyFiles.ts'],
  ...['screenshots', 'tests', 'transcripts'].map((folder) => `.storybook/${folder}`),
];

/**
 * Extracts the project at a commit into a folder, with its packages, or keeps that of the last run if the commit is the same.
 */
export async function prepareBase(commit: string, tree: string): Promise<void> {
  const lock = 'package-lock.json';
  const isSameLock = git('show', `${commit}:${lock}`).equals(readFileSync(join(ROOT, lock)));
  const marker = join(tree, '.commit');
  const wanted = `${commit} ${isSameLock}`;
  if (!existsSync(marker) || readFileSync(marker, 'utf8') !== wanted) {
    rmSync(tree, { recursive: true, force: true });
    mkdirSync(tree, { recursive: true });
    execFileSync('tar', ['-x', '-C', tree], { input: git('archive', '--format=tar', commit) });
    if (isSameLock) linkPackages(tree);
    else await mustRun('Installing the packages of the base', 'npm', ['ci', '--prefix', tree]);
    writeFileSync(marker, wanted);
  }
  for (const tool of TOOLS) {
    rmSync(join(tree, tool), { recursive: true, force: true });
    cpSync(join(ROOT, tool), join(tree, tool), { recursive: true });
  }
}

/** Links the installed packages into another copy of the project, in which the project's own packages are those of the copy. */
export function linkPackages(tree: string): void {
  const installed = ['node_modules/[!.@]*', 'node_modules/@!(toystore)/*'];
  const paths = globSync(
    [...installed, 'packages/*/node_modules/[!.@]*', 'node_modules/@toystore/*'],
    { cwd: ROOT },
  );
  for (const path of [...paths, ...globSync('node_modules/.cache/chromium-*', { cwd: ROOT })]) {
    const target = realpathSync(join(ROOT, path));
    mkdirSync(join(tree, dirname(path)), { recursive: true });
    const isOwn = path.includes('@toystore');
    symlinkSync(
      isOwn ? join(tree, 'packages', basename(target)) : target,
      join(tree, path),
      'junction',
    );
  }
}
