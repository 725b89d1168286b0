import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from './json.ts';
import { files, importFile, wholeFile, withTokens, withValues } from './testFile.ts';

test.each<[what: string, path: string, value: Json, css: string]>([
  ['a colour of Figma’s', 'color.mint', { r: 1, g: 0.5, b: 0, a: 0.25 }, 'rgb(255 128 0 / 0.25)'],
  [
    'what calculating left over',
    'color.mint',
    { colorSpace: 'srgb', components: [1.0000000000000002, 0, -1e-17], alpha: 1.0000000000000002 },
    '#ff0000',
  ],
  ['four digits', 'color.mint', '#0f08', 'rgb(0 255 0 / 0.533)'],
  [
    'a rounded colour with its hex',
    'color.mint',
    { colorSpace: 'srgb', components: [0.56, 0.85, 0.72], hex: '#8FD8B8' },
    '#8fd9b8',
  ],
  ['a weight by its name', 'fontWeight.weight-display', 'extra-black', '950'],
  [
    'an easing with one',
    'cubicBezier.ease',
    [1.0000000000000002, 0, 0.5, 1],
    'cubic-bezier(1, 0, 0.5, 1)',
  ],
  ['an alias with its set’s name', 'color.mint', '{base.color.sun}', 'var(--ts-sun)'],
  ['a $ref', 'color.mint', { $ref: '#/base/color/sun/$value' }, 'var(--ts-sun)'],
  ['a $ref without a set', 'color.mint', { $ref: '#/color/sun' }, 'var(--ts-sun)'],
  [
    'an alias to a size that is used otherwise',
    'number.tracking-tight',
    '{number.z-raised}',
    '1em',
  ],
  [
    'an alias to a shadow that is drawn otherwise',
    'shadow.shadow-primary',
    '{shadow.shadow-promo}',
    '0 16px 20px rgb(140 30 24 / 0.3)',
  ],
])('reads %s', (_, path, value, css) => {
  const imported = importFile(withValues({ [path]: value }));
  expect(imported.problems).toEqual([]);
  expect(imported.css).toContain(`--ts-${path.split('.')[1]}: ${css};`);
});

test('reads a token that is a $ref', () => {
  const content = withTokens({
    'color.mint': () => ({ $type: 'color', $ref: '#/base/color/sun' }),
  });
  expect(importFile(content).css).toContain('--ts-mint: var(--ts-sun);');
});

describe('a file of one theme', () => {
  const parsed: Record<'base' | 'light', Record<string, JsonObject>> = JSON.parse(wholeFile);
  const merged = () => {
    const { base, light } = structuredClone(parsed);
    for (const [type, group] of Object.entries(light)) base[type] = { ...base[type], ...group };
    return base;
  };
  const { base, light } = parsed;
  const studio = { $metadata: { tokenSetOrder: ['core', 'brand'] }, brand: light, core: base };
  const $themes = [{ name: 'Lagoon', selectedTokenSets: { core: 'source', brand: 'enabled' } }];
  test.each<[what: string, file: object]>([
    ['of no sets', merged()],
    ['in one set', { global: merged() }],
    ['with base and light', { base, light }],
    ['of Tokens Studio without themes', { ...studio, $themes: [] }],
    ['of Tokens Studio with one theme', { ...studio, $themes }],
  ])('%s is light, and says what dark lacks', (_, file) => {
    const { css, problems, notes, lowContrast } = importFile(JSON.stringify(file));
    expect({ problems, lowContrast }).toEqual({ problems: [], lowContrast: [] });
    expect(css).toContain('--ts-background: #fff8f0;');
    expect(notes).toEqual([
      expect.stringMatching(
        /taken as light, and dark looks the same.*color\.background, color\.surface,/,
      ),
    ]);
    expect(notes[0]).not.toContain('color.sun,');
  });

  test('names what is missing in light, too', () => {
    const { css, problems, notes } = importFile(JSON.stringify(files.get('toystore.light.json')));
    expect(css).toBeUndefined();
    expect(problems).toContain('color.sun is missing in the file: add it.');
    expect(notes).toHaveLength(1);
  });
});
