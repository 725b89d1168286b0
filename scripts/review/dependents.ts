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
 * Returns the files with stories that depend on each changed file; those on which none depends are left out. All depend on a
 * file that no story is known to import, unless it is one that stories never show: in doubt, all are rendered.
 * @param storyFiles all files with stories, before and after
 * @param reach returns what a file imports, before or after
 */
export function findDependents(
  changed: readonly string[],
  storyFiles: readonly string[],
  reach: (file: string) => ReadonlySet<string>,
): Map<string, readonly string[]> {
  const common = reach('.storybook/preview.tsx');
  const reached = storyFiles.map((file) => ({ file, imports: reach(file) }));
  const isKnown = (path: string) =>
    reached.some(({ imports }) => imports.has(path)) ||
    NOT_SHOWN.some((pattern) => matchesGlob(path, pattern));
  const dependentsOf = (path: string) =>
    common.has(path) || !isKnown(path)
      ? storyFiles
      : reached.filter(({ imports }) => imports.has(path)).map(({ file }) => file);
  return new Map(
    changed.map((path) => [path, dependentsOf(path)] as const).filter(([, files]) => files.length),
  );
}

/**
 * Returns the changed files whose change no picture shows.
 * @param dependents the files with stories that depend on each changed file
 * @param differs whether a picture of a compared file with stories differs
 */
export const findUnseen = (
  dependents: ReadonlyMap<string, readonly string[]>,
  differs: ReadonlyMap<string, boolean>,
): string[] =>
  [...dependents].flatMap(([path, files]) => {
    const shown = files.flatMap((file) => differs.get(file) ?? []);
    return shown.length === 0 || shown.includes(true) ? [] : [path];
  });
