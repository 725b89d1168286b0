import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { colourOf, contrast, parseColour, tokensOf } from '../build/contrast.ts';
import { declarations, readStylesheet, stylesheets } from '../build/stylesheets.ts';

/** Text and what it stands on: 4.5 to 1 (WCAG 2.2, 1.4.3). */
const texts: Record<string, string[]> = {
  ink: ['paper', 'paper-deep', 'surface', 'chip', 'danger-wash', 'note-wash'],
  'ink-soft': ['paper', 'paper-deep', 'surface', 'chip', 'note-wash'],
  paper: ['ink'],
  surface: ['danger'],
  'coral-text': ['paper', 'paper-deep', 'surface'],
  'on-coral': ['coral', 'coral-press'],
  'on-coral-section': ['coral-section'],
  'on-coral-section-field': ['coral-section-field'],
  'coral-section-placeholder': ['coral-section-field'],
  'on-coral-section-button': ['coral-section-button'],
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

/** Controls, their edges, focus rings and icons that say something: 3 to 1 (1.4.11). */
const graphics: Record<string, string[]> = {
  'line-strong': ['paper', 'paper-deep', 'surface'],
  coral: ['paper', 'surface'],
  'button-dark': ['paper', 'paper-deep', 'surface'],
  'coral-section-button': ['coral-section'],
  focus: ['paper', 'paper-deep', 'surface'],
  'night-focus': ['night'],
  'toast-icon': ['toast'],
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
    'coral-section-shade',
  ],
  ...[
    'underline',
    'brand-mark',
    'on-brand-mark',
    'scrim',
    'shade-near',
    'shade-soft',
    'shade-mid',
    'shade-deep',
  ],
  'payment-mark', // behind logos that bring their own colours
];

/** Beside a text that says the same, such as the star before "Rating: 4.9". */
const besideText = ['sun'];

const kit = readStylesheet('packages/ui/src/tokens.css');
const root = new URL('../../../', import.meta.url);
const brands = globSync('.storybook/brands/*.css', { cwd: fileURLToPath(root) });
const themes = ['light', 'dark'] as const;
const looks = [
  { look: 'the kit', tokens: tokensOf(kit) },
  ...brands.map((path) => ({ look: path, tokens: tokensOf(kit, readStylesheet(path)) })),
].flatMap(({ look, tokens }) => themes.map((theme) => ({ look, tokens, theme })));

const rows = (table: Record<string, string[]>, least: number) =>
  Object.entries(table).flatMap(([colour, backgrounds]) =>
    backgrounds.map((background) => ({ colour, background, least })),
  );
const pairs = [...rows(texts, 4.5), ...rows(graphics, 3)];

describe.each(looks)('$look, $theme', ({ tokens, theme }) => {
  test.each(pairs)(
    '--ts-$colour on --ts-$background has $least to 1',
    ({ colour, background, least }) => {
      const [one, other] = [colour, background].map((name) =>
        colourOf(tokens, `--ts-${name}`, theme),
      );
      if (one === undefined || other === undefined) throw new Error('One of them is no colour.');
      expect([one[3], other[3]]).toEqual([1, 1]); // see-through colours have no contrast of their own
      expect(contrast(one, other)).toBeGreaterThanOrEqual(least);
    },
  );
});

describe('the pairs are complete', () => {
  const tokens = tokensOf(kit);
  const colours = [...tokens.keys()].filter((name) =>
    themes.some((theme) => colourOf(tokens, name, theme) !== undefined),
  );

  test('each colour token stands in a pair, or is decoration', () => {
    const placed = new Set([
      ...pairs.flatMap(({ colour, background }) => [colour, background]),
      ...decoration,
    ]);
    expect(colours.filter((name) => !placed.has(name.slice(5)))).toEqual([]);
  });

  test('each token that a stylesheet gives to text has a background in a pair', () => {
    const used = stylesheets('**/*.css').flatMap((path) =>
      declarations(readStylesheet(path))
        .filter(({ property }) => /^(color|--ts-on-button)$/.test(property))
        .flatMap(({ value }) => value.match(/^var\(--ts-([\w-]+)\)$/)?.[1] ?? []),
    );
    const given = [...new Set(used)].filter((name) => colours.includes(`--ts-${name}`));
    const onBackgrounds = new Set(pairs.map(({ colour }) => colour));
    const needNone = new Set([...decoration, ...besideText]);
    expect(given.filter((name) => !onBackgrounds.has(name) && !needNone.has(name))).toEqual([]);
  });
});

test('contrast as WCAG measures it', () => {
  const colour = (text: string) => parseColour(text) ?? expect.fail(`${text} is no colour`);
  expect(contrast(colour('#000'), colour('#ffffff'))).toBeCloseTo(21, 5);
  expect(contrast(colour('#777777'), colour('#ffffff'))).toBeCloseTo(4.48, 2);
  expect(contrast(colour('#fff'), colour('rgb(255 255 255)'))).toBe(1);
});
