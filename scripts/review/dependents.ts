import { matchesGlob } from 'node:path';

/** Files that no story shows, unless a story imports them. The tool's own files are the same on both sides. */
const NOT_SHOWN = [
  '**/*.{md,mdx}',
  '{**/,.storybook/**/}*.{test,spec}.{ts,tsx}',
  '{scripts,docs,screenshots,transcripts,emulator-data,.github,.changeset,.ci}/**',
  '.storybook/{review,screenshots,tests,transcripts,history,guides}/**',
  '.storybook/storyFiles.ts',
  '{.gitignore,.gitattributes,LICENSE,biome.json,release.json,firebase.json,knip.ts,tsconfig.json}',
  '{playwright,vitest}.config.ts',
  'packages/auth-emulator/**',
  'packages/*/{LICENSE,tsconfig*.json}',
  'packages/*/{api,bench,e2e,test,worker}/**',
  'packages/app/shops/*/mails/**',
];

/**
 * Returns the files with stories that depend on a changed file, and the first one on which all depend: a file that no story is
 * known to import, unless it is one that stories never show. In doubt, all are rendered.
 * @param storyFiles all files with stories, before and after
 * @param reach returns what a file imports, before or after
 */
export function findDependents(
  changed: readonly string[],
  storyFiles: readonly string[],
  reach: (file: string) => ReadonlySet<string>,
) {
  const common = reach('.storybook/preview.tsx');
  const reached = storyFiles.map((file) => ({ file, imports: reach(file) }));
  const isKnown = (path: string) =>
    reached.some(({ imports }) => imports.has(path)) ||
    NOT_SHOWN.some((pattern) => matchesGlob(path, pattern));
  const cause = changed.find((path) => common.has(path) || !isKnown(path));
  if (cause !== undefined) return { files: [...storyFiles], cause };
  const dependents = reached.filter(({ imports }) => changed.some((path) => imports.has(path)));
  return { files: dependents.map(({ file }) => file), cause };
}
