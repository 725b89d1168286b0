import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { usedTokens } from './usedTokens.ts';

const KIT = fileURLToPath(new URL('../../packages/ui/src/', import.meta.url));
const find = (pattern: string) => globSync(pattern, { cwd: KIT }).sort();
const read = (file: string) => readFileSync(KIT + file, 'utf8');

/** The titles of the components, with the folders of their stories. */
const folders = new Map(
  find('{primitives,components,cart,accounts,toys}/**/*.stories.tsx').flatMap((file) => {
    const { meta } = loadCsf(read(file), { fileName: file, makeTitle: (title) => title }).parse();
    return meta.title ? [[meta.title, dirname(file)] as const] : [];
  }),
);

/** The code of the components and screens, by file. */
const sources = find(
  '{primitives,components,cart,accounts,toys,../../app/src}/**/!(*.stories|*.guide|*.test|*TestUtils).tsx',
).map((file) => [file, read(file)] as const);

/** Whether only one other component of the kit renders a component: its guide explains both. */
function isPart(name: string): boolean {
  const parents = sources.filter(
    ([, code]) =>
      new RegExp(`<${name}[\\s/>]`).test(code) && !code.includes(`export function ${name}(`),
  );
  return parents.length === 1 && parents.every(([file]) => !file.startsWith('../'));
}

const guides = find('**/*.guide.tsx');
const nameOf = (title: string) => title.replace(/^.*\//, '');

test('has a guide for each component that is not a part of another, beside its stories', () => {
  const guideOf = ([title, folder]: readonly [string, string]) =>
    `${folder}/${nameOf(title)}.guide.tsx`;
  const own = [...folders].filter(([title]) => !isPart(nameOf(title))).map(guideOf);
  expect(own.length).toBeGreaterThan(50);
  expect(own.filter((guide) => !guides.includes(guide))).toEqual([]);
  const known = [...folders].map(guideOf);
  expect(guides.filter((guide) => !known.includes(guide))).toEqual([]);
});

test.each(guides)('%s names only components that exist as alternatives', (file) => {
  const named = [...read(file).matchAll(/instead: '(\w+\/\w+)'/g)].map(([, title = '']) => title);
  expect(named.filter((title) => !folders.has(title))).toEqual([]);
});

const MAX_WORDS = 600; // two minutes, at 300 words a minute

test.each(guides)('%s is read in two minutes', (file) => {
  const prose = read(file).replaceAll(/code: (?:`[^`]*`|'[^']*'),/g, '');
  const sentences = prose.match(/'(?:[^'\\\n]|\\.)* (?:[^'\\\n]|\\.)*'/g) ?? [];
  const words = sentences.join(' ').split(' ');
  expect(words.length).toBeGreaterThan(30);
  expect(words.length).toBeLessThan(MAX_WORDS);
});

/** The components that shops use most. */
const MOST_USED = [
  ...['Button', 'TextField', 'Select', 'Checkbox', 'Dialog', 'Menu'],
  ...['Toast', 'NavBar', 'ToyCard', 'CartDrawer'],
];

test.each(MOST_USED)('%s has measures in its guide, and what it does in little room', (name) => {
  const guide = read(guides.find((file) => file.endsWith(`/${name}.guide.tsx`)) ?? '');
  expect(guide).toMatch(/^ {2}measures: \[/m);
});

test('derives the tokens of a component from its stylesheets', () => {
  const tokens = (guide: string) => Object.keys(usedTokens(guide));
  expect(usedTokens('primitives/Alert/Alert.guide.tsx')['--ts-danger']).toContain('color');
  expect(tokens('primitives/Button/IconButton.guide.tsx')).toContain('--ts-target'); // of Button.tsx
  expect(tokens('accounts/RegisterForm/RegisterForm.guide.tsx')).toContain('--ts-space-4'); // of a shared file
  expect(tokens('primitives/Shapes/Shapes.guide.tsx')).toContain('--ts-accent'); // of several components
});
