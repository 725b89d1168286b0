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

const matchesIn = (file: string, pattern: RegExp) =>
  [...readFileSync(new URL(file, kit), 'utf8').matchAll(pattern)].map(([, match]) => match);

test('conformance/Guides tries the guides of each folder', () => {
  const tried = matchesIn('conformance/Guides.stories.tsx', /inFolder\('(\w+)'\)/g);
  expect(tried).toEqual(folders);
});

test('conformance/stateSheets reads the stories of each folder once', () => {
  const read = globSync('conformance/stateSheets/*.stories.tsx', { cwd: kit }).flatMap((file) =>
    matchesIn(file, /import\.meta\.glob\S*?\('(.+?)'/g),
  );
  expect(read.toSorted()).toEqual(folders.map((folder) => `../../${folder}/**/*.stories.tsx`));
});
