import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { colourOf, contrast, parseColour, tokensOf } from '../../../scripts/contrast.mjs';
import { declarations, readStylesheet, stylesheets } from '../../../scripts/stylesheets.mjs';

/** Text and what it stands on: 4.5 to 1 (WCAG 2.2, 1.4.3). */
const texts: Record<string, string[]> = {
  ink: ['paper', 'paper-deep', 'surface', 'chip', 'danger-wash', 'note-wash'],
  'ink-soft': ['paper', 'paper-deep', 'surface', 'chip', 'note-wash'],
  paper: ['ink'],
  'coral-text': ['paper', 'paper-deep', 'surface'],
  'on-coral': ['coral', 'coral-press'],
  'on-band': ['coral-band'],
  'on-band-field': ['band-field'],
  'band-placeholder': ['band-field'],
  'on-band-button': ['band-button'],
  'on-sun': ['sun'],
  'on-seal': ['seal'],
  danger: ['paper', 'paper-deep', 'surface', 'danger-wash'],
  good: ['surface'],
  'on-night': ['night', 'night-raised'],
  night: ['on-night'],
  'on-night-soft': ['night', 'night-raised'],
  'on-toast': ['toast'],
  'toast-link': ['toast'],
  'on-button-dark': ['button-dark'],
};

/** Controls, their edges, focus rings and drawings that say something: 3 to 1 (1.4.11). */
const graphics: Record<string, string[]> = {
  'line-strong': ['paper', 'paper-deep', 'surface'],
  coral: ['paper', 'surface'],
  'button-dark': ['paper', 'paper-deep', 'surface'],
  'band-button': ['coral-band'],
  focus: ['paper', 'paper-deep', 'surface'],
  'night-focus': ['night'],
  'toast-mark': ['toast'],
};

/** Colours that nobody has to see. */
const decoration = [
  ...[
    'skeleton',
    'line',
    'night-line',
    'mint',
    'sky',
    'lilac',
    'blush',
    'coral-glow',
    'band-shade',
  ],
  ...[
    'underline',
    'mark',
    'on-mark',
    'scrim',
    'shade-near',
    'shade-soft',
    'shade-mid',
    'shade-deep',
  ],
  'payment-mark', // a plate under marks that bring their own colours
];

/** Beside a text that says the same, such as the star before "Rating: 4.9". */
const besideWords = ['sun'];

const kit = readStylesheet('packages/ui/src/tokens.css');
const root = new URL('../../../', import.meta.url);
const brands = globSync('.storybook/brands/*.css', { cwd: fileURLToPath(root) });
const themes = ['light', 'dark'] as const;
const looks = [
  { look: 'the kit', tokens: tokensOf(kit) },
  ...brands.map((path) => ({ look: path, tokens: tokensOf(kit, readStylesheet(path)) })),
].flatMap(({ look, tokens }) => themes.map((theme) => ({ look, tokens, theme })));

const rows = (table: Record<string, string[]>, least: number) =>
  Object.entries(table).flatMap(([front, backs]) => backs.map((back) => ({ front, back, least })));
const pairs = [...rows(texts, 4.5), ...rows(graphics, 3)];

describe.each(looks)('$look, $theme', ({ tokens, theme }) => {
  test.each(pairs)('--ts-$front on --ts-$back has $least to 1', ({ front, back, least }) => {
    const [one, other] = [front, back].map((name) => colourOf(tokens, `--ts-${name}`, theme));
    if (one === undefined || other === undefined) throw new Error('One of them is no colour.');
    expect([one[3], other[3]]).toEqual([1, 1]); // see-through colours have no contrast of their own
    expect(contrast(one, other)).toBeGreaterThanOrEqual(least);
  });
});

describe('the pairs are complete', () => {
  const tokens = tokensOf(kit);
  const colours = [...tokens.keys()].filter((name) =>
    themes.some((theme) => colourOf(tokens, name, theme) !== undefined),
  );

  test('each colour token stands in a pair, or is decoration', () => {
    const placed = new Set([...pairs.flatMap(({ front, back }) => [front, back]), ...decoration]);
    expect(colours.filter((name) => !placed.has(name.slice(5)))).toEqual([]);
  });

  test('each token that a stylesheet gives to text stands in front in a pair', () => {
    const used = stylesheets('**/*.css').flatMap((path) =>
      declarations(readStylesheet(path))
        .filter(({ property }) => /^(color|--ts-on-button)$/.test(property))
        .flatMap(({ value }) => value.match(/^var\(--ts-([\w-]+)\)$/)?.[1] ?? []),
    );
    const given = [...new Set(used)].filter((name) => colours.includes(`--ts-${name}`));
    const inFront = new Set(pairs.map(({ front }) => front));
    const needNone = new Set([...decoration, ...besideWords]);
    expect(given.filter((name) => !inFront.has(name) && !needNone.has(name))).toEqual([]);
  });
});

test('contrast as WCAG measures it', () => {
  const colour = (text: string) => parseColour(text) ?? expect.fail(`${text} is no colour`);
  expect(contrast(colour('#000'), colour('#ffffff'))).toBeCloseTo(21, 5);
  expect(contrast(colour('#777777'), colour('#ffffff'))).toBeCloseTo(4.48, 2);
  expect(contrast(colour('#fff'), colour('rgb(255 255 255)'))).toBe(1);
});
