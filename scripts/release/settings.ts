import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../command/programs.ts';

/** The settings of a fork that publishes: the file `release.json`. */
export interface ReleaseSettings {
  /** The npm scope, with its `@`. The sources use `@toystore`. */
  scope: string;
  /** The page of the repository, without a slash at its end. Home pages and the issue tracker are below it. */
  repository: string;
  /** For packages that name no engines of their own. */
  engines: Record<string, string>;
}

export const readSettings = (): ReleaseSettings =>
  JSON.parse(readFileSync(join(ROOT, 'release.json'), 'utf8'));

/** @throws {Error} if a setting still has its placeholder */
export function requireNoPlaceholder({ repository }: ReleaseSettings): void {
  if (!/OWNER|REPOSITORY/.test(repository)) return;
  throw new Error(
    `release.json still has a placeholder: set "repository" to the page of your repository instead of ${repository}.`,
  );
}
