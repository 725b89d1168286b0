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

/** The menu of NavBar has stories of its own, and no documentation page. */
const WITHOUT_PAGE = ['Navigation/NavDrawer'];

const guides = find('**/*.guide.tsx');
const nameOf = (title: string) => title.replace(/^.*\//, '');

test('has a guide for each component, beside its stories', () => {
  const expected = [...folders]
    .filter(([title]) => !WITHOUT_PAGE.includes(title))
    .map(([title, folder]) => `${folder}/${nameOf(title)}.guide.tsx`);
  expect(expected.length).toBeGreaterThan(60);
  expect(guides).toEqual([...expected, 'accounts/AuthForms.guide.tsx'].sort());
});

test.each(guides)('%s names only components that exist as alternatives', (file) => {
  const named = [...read(file).matchAll(/instead: '(\w+\/\w+)'/g)].map(([, title = '']) => title);
  const titles = [...folders.keys(), 'Forms/AuthForms'];
  expect(named.filter((title) => !titles.includes(title))).toEqual([]);
});

const MAX_WORDS = 600; // two minutes, at 300 words a minute

test.each(guides)('%s is read in two minutes', (file) => {
  const prose = read(file).replaceAll(/code: (?:`[^`]*`|'[^']*'),/g, '');
  const sentences = prose.match(/'(?:[^'\\\n]|\\.)* (?:[^'\\\n]|\\.)*'/g) ?? [];
  const words = sentences.join(' ').split(' ');
  expect(words.length).toBeGreaterThan(30);
  expect(words.length).toBeLessThan(MAX_WORDS);
});

test('derives the tokens of a component from its stylesheets', () => {
  const tokens = (guide: string) => Object.keys(usedTokens(guide));
  expect(usedTokens('primitives/Alert/Alert.guide.tsx')['--ts-danger']).toContain('color');
  expect(tokens('primitives/Button/IconButton.guide.tsx')).toContain('--ts-target'); // of Button.tsx
  expect(tokens('accounts/RegisterForm/RegisterForm.guide.tsx')).toContain('--ts-space-4'); // of a shared file
  expect(tokens('primitives/Shapes/Shapes.guide.tsx')).toContain('--ts-accent'); // of several components
});
