import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const kit = new URL('../', import.meta.url);

const foldersOf = (files: string) => [
  ...new Set(globSync(files, { cwd: kit }).map((path) => path.split('/')[0])),
];

/** The folders of the kit's components: each component has a guide. */
const folders = foldersOf('*/**/*.guide.tsx').toSorted();

test('the kit has folders of components', () => {
  expect(folders).toContain('components');
});

test.each([
  ['guides', '*.guide.tsx'],
  ['stateSheets', '*.stories.tsx'],
])('conformance/%s reads the files %s of each folder once', (test, files) => {
  const read = globSync(`conformance/${test}/*.stories.tsx`, { cwd: kit }).flatMap((path) =>
    [...readFileSync(new URL(path, kit), 'utf8').matchAll(/import\.meta\.glob\S*?\('(.+?)'/g)].map(
      ([, pattern]) => pattern,
    ),
  );
  expect(read.toSorted()).toEqual(folders.map((folder) => `../../${folder}/**/${files}`));
});
