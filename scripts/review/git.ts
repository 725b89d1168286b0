import { execFileSync } from 'node:child_process';
import { ROOT } from '../command/programs.ts';

/** Runs git in the project's folder and returns what it prints. */
export const git = (...commandArguments: string[]): Buffer =>
  execFileSync('git', commandArguments, {
    cwd: ROOT,
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const line = (...commandArguments: string[]) =>
  git(...commandArguments)
    .toString()
    .trim();

const exists = (ref: string) => {
  try {
    return line('rev-parse', '--verify', '--quiet', `${ref}^{commit}`) !== '';
  } catch {
    return false; // `--verify` ends with an error when there is no such commit
  }
};

/** The commit that the working tree is compared with: its full hash, and its usual name, such as `main`. */
export type Base = Record<'commit' | 'name', string>;

/** The branches that work usually starts from, the best known one first. */
const TRUNKS = ['origin/main', 'main', 'origin/master', 'master'];

/**
 * Returns the commit from which this branch started. On the trunk itself that is the commit before, or the last one if
 * something is not committed yet.
 * @param wanted a branch, tag or commit, instead of the trunk
 * @throws {Error} when there is no such commit, or nothing to compare with
 */
export function findBase(wanted: string | undefined): Base {
  const name = wanted ?? TRUNKS.find(exists);
  if (name === undefined) {
    throw new Error(
      'There is no branch main to compare with: name one, such as --base origin/trunk, or fetch it first.',
    );
  }
  if (!exists(name)) {
    throw new Error(
      `There is no commit “${name}” here: check its name. In a shallow clone, fetch the whole history first.`,
    );
  }
  const commit = line('merge-base', 'HEAD', name);
  const isClean = line('status', '--porcelain', '--untracked-files=all') === '';
  if (commit !== line('rev-parse', 'HEAD') || !isClean) return { commit, name };
  if (!exists('HEAD^')) throw new Error('This is the first commit: there is nothing before it.');
  return { commit: line('rev-parse', 'HEAD^'), name: 'the commit before' };
}

/** Returns the name of the branch, or the commit's without a branch. */
export const branchName = () =>
  line('branch', '--show-current') || line('rev-parse', '--short', 'HEAD');

/** Returns the paths of files that differ from a commit, those not yet added and those deleted included. */
export const changedFiles = (commit: string): string[] =>
  [
    git('diff', '--name-only', '--no-renames', '-z', commit),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ].flatMap((output) => output.toString().split('\0').filter(Boolean));
