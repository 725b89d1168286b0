import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const kit = new URL('../', import.meta.url);

const foldersOf = (files: string) => [
  ...new Set(globSync(files, { cwd: kit }).map((path) => path.split('/')[0])),
];

/** The folders of the kit's components: each component has a guide. */
const folders = foldersOf('*/**/*.guide.tsx').toSorted();

const matchesIn = (file: string, pattern: RegExp) =>
  [...readFileSync(new URL(file, kit), 'utf8').matchAll(pattern)].map(([, match]) => match);

test('conformance/Guides tries the guides of each folder', () => {
  const tried = matchesIn('conformance/Guides.stories.tsx', /inFolder\('(\w+)'\)/g);
  expect(tried).toEqual(folders);
});

test('conformance/stateSheets reads the stories of each folder once', () => {
  const read = matchesIn(
    'conformance/stateSheets/StateSheets.stories.tsx',
    /import\.meta\.glob\S*?\('(.+?)'/g,
  );
  expect(read.toSorted()).toEqual(folders.map((folder) => `../../${folder}/**/*.stories.tsx`));
});

/** The code of the stories by their title: several files may share a title, and the sidebar shows them together. */
const pages = new Map<string, string>();
for (const path of globSync('{accounts,cart,components,primitives,toys}/**/*.stories.tsx', {
  cwd: kit,
})) {
  const code = readFileSync(new URL(path, kit), 'utf8');
  const [, title = path] = /title: '([^']+)'/.exec(code) ?? [];
  pages.set(title, (pages.get(title) ?? '') + code);
}

test('the kit has pages', () => {
  expect(pages.size).toBeGreaterThan(40);
});

test.each([...pages])('%s is in a group of the sidebar, and has a playground', (title, code) => {
  expect(title).toMatch(/^(Primitives|Forms|Navigation|Toys|Filters|Cart|Feedback)\/\w+$/);
  const [, playground = ''] = /export const Playground\b([\s\S]*?)\n\};\n/.exec(code) ?? [];
  expect(playground).not.toContain('labels:'); // the table of props has the default texts
  // It looks like Default: one screenshot and one place on the documentation page are enough.
  expect(playground).toContain("tags: ['no-screenshot', '!autodocs']");
});
