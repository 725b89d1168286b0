import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, stories } from '../storyFiles.ts';
import { combinationOf, ONE_VIEWPORT } from './combinationOf.ts';
import { AXES, COMBINATIONS, type Combination } from './combinations.ts';

/** Stories with their combination, without those with globals of their own, which take precedence. */
const assigned = stories
  .filter(({ code }) => !/\bglobals\b/.test(code))
  .map((story) => ({
    ...story,
    combination: { shop: 'toystore', ...combinationOf({ ...story, keepsShop: story.isPlayed }) },
  }));

const countOf = (wanted: Partial<Combination>) =>
  assigned.filter(({ combination }) =>
    Object.entries(wanted).every(([axis, value]) => Reflect.get(combination, axis) === value),
  ).length;

test('has every shop of the app', () => {
  const shops = globSync('packages/app/shops/*/shop.ts', { cwd: ROOT }).map(dirname);
  expect([...AXES.shop].sort()).toEqual(shops.map((folder) => basename(folder)).sort());
});

test.each([
  ['shop', 'theme'],
  ['shop', 'viewport'],
  ['theme', 'viewport'],
] as const)('shows at least five stories in each pair of %s and %s', (one, other) => {
  const pairs = AXES[one].flatMap((a) => AXES[other].map((b) => ({ [one]: a, [other]: b })));
  expect(pairs.filter((pair) => countOf(pair) < 5)).toEqual([]);
});

test('shows a story in every combination', () => {
  expect(COMBINATIONS).toHaveLength(18);
  expect(COMBINATIONS.filter((combination) => countOf(combination) === 0)).toEqual([]);
});

test('shows the stories of each folder in both themes', () => {
  const themes = new Map<string, (string | undefined)[]>();
  for (const { file, combination } of assigned) {
    const folder = dirname(file);
    themes.set(folder, [...(themes.get(folder) ?? []), combination.theme]);
  }
  const large = [...themes].filter(([, own]) => own.length >= 12); // of fewer, all may be in one by chance
  expect(large.length).toBeGreaterThan(20);
  for (const [folder, own] of large) expect(new Set(own).size, folder).toBe(2);
});

test('chooses by the id alone, so that another story changes nothing', () => {
  const of = (id: string) => Object.values(combinationOf({ id, tags: [], keepsShop: false }));
  expect(of('toys-toycard--playground')).toEqual(['light', 'w1440', 'spielkiste']);
  expect(of('forms-select--playground')).toEqual(['dark', 'w768', 'spielkiste']);
});

test('keeps shop and viewport of what is compared, and the shop of a `play` function', () => {
  const axes = (keepsShop: boolean, ...tags: string[]) =>
    Object.keys(combinationOf({ id: 'toys-toycard--default', tags, keepsShop })).sort();
  expect(axes(false, 'dev')).toEqual(['theme']);
  expect(axes(false)).toEqual(['shop', 'theme', 'viewport']);
  expect(axes(true)).toEqual(['theme', 'viewport']);
  expect(axes(true, ONE_VIEWPORT)).toEqual(['theme']);
});

test('few stories need one viewport, and each says why', () => {
  const lines = [...new Set(stories.map(({ file }) => file))]
    .flatMap((file) => readFileSync(`${ROOT}${file}`, 'utf8').split('\n'))
    .filter((line) => line.includes(`'${ONE_VIEWPORT}'`));
  expect(lines.filter((line) => !/\/\/ \w+ \w+/.test(line))).toEqual([]);
  const exceptions = stories.filter(({ tags }) => tags.includes(ONE_VIEWPORT));
  expect(exceptions.length).toBeLessThanOrEqual(9); // only lower it
});
