import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { changedApi } from './apiChanges.ts';
import { classify, comparePictures } from './comparePictures.ts';
import { findDependents, findUnseen } from './dependents.ts';
import { type Review, summaryOf, verdictOf } from './summary.ts';
import { changedTokens } from './tokenChanges.ts';

const story = (id: string, problem?: string) => ({
  ...{ id, title: 'Toys/ToyCard', name: id, problem },
  pictures: problem === undefined ? [`${id}-1200.png`] : [],
});

test('renders the stories that import a changed file, and all stories if no import explains it', () => {
  const imports = new Map([
    ['.storybook/preview.tsx', ['tokens.css']],
    ['a.stories.tsx', ['a.module.css', 'README.md']],
  ]);
  const reach = (file: string) => new Set([file, ...(imports.get(file) ?? [])]);
  const [a, b] = ['a.stories.tsx', 'b.stories.tsx'];
  const dependents = (...changed: string[]) =>
    Object.fromEntries(findDependents(changed, [a, b], reach));
  expect(dependents('a.module.css', 'packages/ui/src/a.test.ts', b)).toEqual({
    'a.module.css': [a],
    [b]: [b],
  });
  expect(dependents('README.md')).toEqual({ 'README.md': [a] });
  expect(dependents('docs/a.md', 'scripts/a.ts')).toEqual({});
  for (const path of ['tokens.css', 'package-lock.json', '.storybook/main.ts', 'c.json']) {
    expect(dependents(path)).toEqual({ [path]: [a, b] });
  }
});

test('names changed files that no picture shows, such as a style of hover', () => {
  const dependents = new Map([
    ['hover.css', ['a', 'b']],
    ['padding.css', ['b', 'c']],
    ['other.css', ['d']],
  ]);
  const differs = new Map([
    ['a', false],
    ['b', false],
    ['c', true],
  ]);
  expect(findUnseen(dependents, differs)).toEqual(['hover.css']);
});

test('tells a new story and one that is gone from one that failed on a side', () => {
  const before = [story('same'), story('gone'), story('broken'), story('repaired', 'No text.')];
  const after = [story('same'), story('broken', 'No button.'), story('repaired'), story('new')];
  const { pictures, uncompared } = classify(before, after, () => undefined);
  expect(pictures.map(({ id, kind }) => [id, kind])).toEqual([
    ...['same', 'gone', 'new'].map((kind) => [kind, kind]),
  ]);
  expect(uncompared.map(({ id, reason }) => [id, reason])).toEqual([
    ['broken', 'No button.'],
    ['repaired', 'Before the change: No text.'],
  ]);
});

test('says that nothing changed only if pictures can show every change', () => {
  const { pictures } = classify([story('a'), story('b')], [story('a')], () => 0.1);
  const { uncompared } = classify([story('a')], [story('a', 'No text.')], () => 0);
  const review: Review = {
    ...{ branch: 'b', base: 'main', cause: undefined, only: undefined, independent: 4 },
    ...{ pictures: [], uncompared: [], unseen: [], api: [], tokens: [] },
  };
  expect([
    verdictOf(review),
    verdictOf({ ...review, only: 'Toy' }),
    verdictOf({ ...review, pictures }),
    verdictOf({ ...review, uncompared }),
    verdictOf({ ...review, unseen: ['a.module.css'] }),
    verdictOf({ ...review, pictures, uncompared, unseen: ['a.css', 'b.css'] }),
    ...summaryOf({ ...review, pictures }).slice(0, 4),
  ]).toEqual([
    'Nothing changed.',
    'Nothing changed in stories that match “Toy”.',
    'Something changed.',
    'No change was found, but 1 story was not compared.',
    'No change was found, but 1 changed file is in no picture.',
    'Something changed, and 1 story was not compared and 2 changed files are in no picture.',
    '2 stories were compared: 1 looks different, 0 are new, 1 is gone.',
    '0 stories could not be compared.',
    '0 changed files are used by stories, but in no picture: none shows hover, focus, motion, print, forced colours or photographs.',
    '4 stories depend on no changed file.',
  ]);
});

test('finds one other pixel, and another size', () => {
  const picture = (height: number, colour = 255) => {
    const png = new PNG({ width: 10, height });
    png.data.fill(255).fill(colour, 4, 5);
    return PNG.sync.write(png);
  };
  expect(comparePictures(picture(10), picture(10))).toBeUndefined();
  expect(comparePictures(picture(10), picture(10, 254))?.share).toBe(0.01);
  expect(comparePictures(picture(10), picture(20))?.share).toBeGreaterThan(0.4);
});

test('lists changed props and tokens with both values', () => {
  const report = (prop: string) =>
    `export interface CardProps {\n    // (undocumented)\n    ${prop}\n    toy: Toy;\n}\n`;
  expect(changedApi(report('note: string;'), report('note?: string;'))).toEqual([
    { name: 'CardProps.note', before: 'note: string;', after: 'note?: string;' },
  ]);
  const sheet = (link: string) => `:root { --ts-gap: 4px; --ts-link: ${link}; }`;
  const kit = ':root { --ts-coral: #d1404a; }';
  expect(changedTokens(sheet('#000'), sheet('var(--ts-coral)'), [kit, kit])).toEqual([
    {
      token: '--ts-link',
      before: { text: '#000', colours: ['#000'] },
      after: { text: 'var(--ts-coral)', colours: ['#d1404a'] },
    },
  ]);
});
