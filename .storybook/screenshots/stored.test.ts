import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { modesOf, nameOf } from './modes.ts';
import { storedScreenshots } from './stored.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stored = storedScreenshots(root);

/** Every story's id with its tags, as Storybook reads them. */
const stories = ['packages/ui/src', 'packages/app/src'].flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.stories.tsx'))
    .flatMap((path) => {
      const code = readFileSync(`${root}${folder}/${path}`, 'utf8');
      const { indexInputs } = loadCsf(code, {
        fileName: path,
        makeTitle: (title) => title,
      }).parse();
      return indexInputs.map(({ __id: id = '', tags = [] }) => ({
        id,
        tags: tags.includes('!dev') ? [] : ['dev', ...tags],
      }));
    }),
);

test('has a story for each stored screenshot', () => {
  const taken = new Set(stories.flatMap((story) => modesOf(story).map((m) => nameOf(story, m))));
  expect(stored.map(({ name }) => name).filter((name) => !taken.has(name))).toEqual([]);
});

test('stays small: 800 screenshots in 14 MB', () => {
  expect(stored.length).toBeLessThanOrEqual(800);
  expect(stored.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(14_000_000);
});

test('takes every mode of a component’s usual state, one of another state, and none of a test', () => {
  const modes = (id: string, ...tags: string[]) => modesOf({ id, tags });
  expect(modes('forms-checkbox--default', 'dev')).toEqual([
    'light',
    'dark',
    'forced-colors',
    'w320',
  ]);
  expect(modes('toys-toycard--default', 'dev')).toEqual(['light', 'dark']);
  expect(modes('toys-toycard--unusual', 'dev')).toEqual(['light']);
  expect(modes('screens-home--error', 'dev')).toEqual(['w320']);
  expect(modes('screens-home--error')).toEqual([]);
  expect(modes('toys-toycard--playground', 'dev', 'no-screenshot')).toEqual([]);
});
