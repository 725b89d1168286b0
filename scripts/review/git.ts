import { execFileSync } from 'node:child_process';
import { ROOT } from '../command/programs.ts';

/** Runs git in the project's folder and returns what it prints. */
export const git = (commandArguments: string[], input?: string): Buffer =>
  execFileSync('git', commandArguments, {
    cwd: ROOT,
    input,
    maxBuffer: 2 ** 28,
    stdio: ['pipe', 'pipe', 'pipe'],
  });

const line = (...commandArguments: string[]) => git(commandArguments).toString().trim();

const exists = (ref: string) => {
  try {
    return line('rev-parse', '--verify', '--quiet', `${ref}^{commit}`) !== '';
  } catch {
    return false; // `--verify` ends with an error when there is no such commit
  }
};

/** The commit that the working tree is compared with. */
export interface Base {
  /** The commit's full hash. */
  commit: string;
  /** The usual name, such as `main`. */
  name: string;
}

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

/** The compared branch, or the commit where there is none, and whether it has uncommitted changes. */
export const describeHead = () => ({
  branch: line('branch', '--show-current') || line('rev-parse', '--short', 'HEAD'),
  head: line('rev-parse', '--short', 'HEAD'),
});

/** Returns the files of a folder at a commit: the hash of each by its path. */
export function filesAt(commit: string, ...folders: string[]): Map<string, string> {
  const lines = git(['ls-tree', '-r', '-z', commit, '--', ...folders]).toString();
  return new Map(
    lines.split('\0').flatMap((entry) => {
      const [, hash, path] = /^\d+ blob (\w+)\t(.+)$/s.exec(entry) ?? [];
      return hash && path ? [[path, hash]] : [];
    }),
  );
}

/** Returns the hashes of files in the working tree, in their order. */
export const hashesOf = (paths: string[]): string[] =>
  git(['hash-object', '--no-filters', '--stdin-paths'], paths.join('\n'))
    .toString()
    .trim()
    .split('\n');

/** Returns a file's content by its hash. */
export const contentOf = (hash: string): Buffer => git(['cat-file', 'blob', hash]);
