import { readFileSync } from 'node:fs';
import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBrands } from '../build/brands.ts';
import { describeLowContrast } from './checkContrast.ts';
import { contrast, parseColour } from './colour.ts';
import { problemOfName } from './importBrand.ts';
import type { JsonObject } from './json.ts';
import { files, importFile, wholeFile, withTokens, withValues } from './testFile.ts';
import { KIT } from './tokenFiles.ts';

test.each([KIT, ...Object.keys(readBrands())])('%s comes back without a problem', (brand) => {
  const { css, ...wrong } = importFile(JSON.stringify(files.get(`${brand}.json`)));
  expect(wrong).toEqual({ problems: [], notes: [], lowContrast: [] });
  expect(css).toContain('[data-brand="lagoon"] {');
});

test('omits values that equal the kit’s, except colours', () => {
  const { css } = importFile(JSON.stringify(files.get('toystore.json')));
  expect(css).not.toMatch(/--ts-(?:space|text|shadow-1|scallop)/);
  expect(css).toContain('--ts-background: light-dark(#fff8f0, #1d1731);');
});

describe('contrast', () => {
  const low = { 'color.accent': '#766022' };
  const tooLow = (content: string) => importFile(content).lowContrast.map(describeLowContrast);

  test('names each failing pair, with its ratio and the nearest value that passes', () => {
    expect(tooLow(withValues(low))).toEqual(
      ['light', 'dark'].map(
        (theme) =>
          `color.on-accent on color.accent, ${theme}: 2.59 to 1, and text needs 4.5. The nearest that passes: color.accent #9f884c, instead of #766022.`,
      ),
    );
  });

  test('rejects a translucent text colour', () => {
    expect(tooLow(withValues({ 'color.on-accent': '#241f3d80' }))).toContainEqual(
      expect.stringContaining('color.on-accent on color.accent, light: one of them is see-through'),
    );
  });

  test('proposes values that pass', () => {
    const byte = integer({ min: 0, max: 255 });
    const read = (hex: string | undefined) => parseColour(hex ?? '') ?? expect.fail('no colour');
    assert(
      property(constantFrom('accent', 'toast'), byte, byte, byte, (token, red, green, blue) => {
        const components = [red / 255, green / 255, blue / 255];
        const value = { colorSpace: 'srgb', components };
        const { lowContrast } = importFile(withValues({ [`color.${token}`]: value }));
        for (const { colour, background, role, suggestion } of lowContrast) {
          if (colour !== 'on-accent' || suggestion?.token !== 'accent' || background !== 'accent')
            continue;
          expect(role).toBe('text');
          expect(contrast(read(suggestion.value), read('#241f3d'))).toBeGreaterThanOrEqual(4.5);
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('a change by a tool', () => {
  test('wins over the CSS next to it', () => {
    const { css } = importFile(withValues({ 'cubicBezier.ease-enter': [0, 0, 0.5, 1] }));
    expect(css).toContain('--ts-ease-enter: cubic-bezier(0, 0, 0.5, 1);');
  });

  test('scales a fluid size', () => {
    const { css } = importFile(withValues({ 'dimension.text-4xl': { value: 90, unit: 'px' } }));
    expect(css).toContain('--ts-text-4xl: calc(clamp(2.375rem, 1.6rem + 3.3vw, 4.5rem) * 1.25);');
  });

  test('keeps the unit of a number', () => {
    const { css } = importFile(withValues({ 'number.tracking-tight': -0.03 }));
    expect(css).toContain('--ts-tracking-tight: -0.03em;');
  });

  test('keeps a shadow that follows a shape', () => {
    const value = { color: '{color.on-surface}', offsetX: 0, offsetY: '4px', blur: '8px' };
    const content = withValues({ 'shadow.shadow-price-badge': value });
    expect(importFile(content).css).toContain(
      '--ts-shadow-price-badge: drop-shadow(0 4px 8px var(--ts-on-surface));',
    );
  });

  test('may give a shadow other colours in dark', () => {
    const { css } = importFile(
      withTokens({
        'shadow.shadow-primary': ({ $value, ...token }) => ({
          ...token,
          $value: JSON.parse(
            JSON.stringify($value).replace(/0\.698|#b22834/g, (one) =>
              one === '0.698' ? '0.1' : '#1a2834',
            ),
          ),
        }),
      }),
    );
    expect(css).toMatch(
      /--ts-shadow-primary: 0 12px 22px -10px light-dark\(rgb\(26 40 52 \/ 0.5\), /,
    );
  });
});

test('accepts a brand with colours only', () => {
  const file: Record<string, { color?: object }> = JSON.parse(
    JSON.stringify(files.get('toystore.json')),
  );
  const colours = Object.entries(file).map(([set, { color }]) => [set, { color }]);
  const { css, ...wrong } = importFile(JSON.stringify(Object.fromEntries(colours)));
  expect(wrong).toEqual({ problems: [], notes: [], lowContrast: [] });
  expect(css).not.toContain('--ts-space');
});

test('reads themes, sets, types and a palette of Tokens Studio', () => {
  const url = new URL('samples/tokens-studio.json', import.meta.url);
  const { css = '', ...wrong } = importFile(readFileSync(url, 'utf8'));
  expect(wrong).toEqual({ problems: [], notes: [], lowContrast: [] });
  for (const line of [
    '--ts-font-display: "Gabarito Variable", system-ui, sans-serif;',
    '--ts-weight-display: 700;',
    '--ts-radius-s: 6px;',
    '--ts-space-4: 16px;',
    '--ts-fast: 120ms;',
    '--ts-primary: #008488;',
    '--ts-price-badge: var(--ts-accent);',
    '--ts-shadow-1: 0 1px 2px var(--ts-shade-near), 0 8px 20px -6px light-dark(rgb(11 79 90 / 0.149), rgb(0 0 0 / 0.502));',
  ]) {
    expect(css).toContain(line);
  }
});

describe("a brand's name", () => {
  const long = 'x'.repeat(41);
  const names = ['Lagoon', '1st', 'la goon', '../lagoon', 'a"]', '', '-a', 'a-', '__proto__', long];
  test.each(names)('rejects “%s”', (name) => {
    expect(problemOfName(name, [])).toMatch(/cannot be a brand's name: write small letters/);
  });

  test('rejects a name that no file can have, and one that is in use', () => {
    expect(problemOfName('aux', [])).toMatch(/Windows or the token files/);
    expect(problemOfName('resolver', [])).toMatch(/Windows or the token files/);
    expect(problemOfName('toybox', ['toybox'])).toMatch(/There is a brand “toybox” already/);
    expect(problemOfName('lagoon', ['toybox'])).toBeUndefined();
  });
});

describe('a palette of its own', () => {
  type Groups = Record<string, JsonObject>;
  const colour = ($value: string) => ({ $type: 'color', $value });
  const withGroups = (change: (file: Groups) => Groups) =>
    importFile(JSON.stringify(change(JSON.parse(wholeFile))));
  const palette = {
    $root: colour('#2255cc'),
    blue: { 50: colour('#eef3ff'), 900: colour('#0b1f4d') },
  };

  test.each(['{palette.blue.900}', '{palette.$root}', '#/palette/$root/$value'])(
    'may be larger than what is used: %s',
    (alias) => {
      const value = alias.startsWith('#') ? { $ref: alias } : alias;
      const file: Groups = JSON.parse(withValues({ 'color.mint': value }));
      const { css, problems } = importFile(JSON.stringify({ ...file, palette }));
      expect(problems).toEqual([]);
      expect(css).toContain(alias.includes('900') ? '#0b1f4d' : '#2255cc');
    },
  );

  test('is not where a token of the kit is misspelt', () => {
    const { problems } = withGroups(({ base, ...file }) => ({
      ...file,
      base: { ...base, colour: { sun: colour('#ffffff') } },
    }));
    expect(problems).toEqual([expect.stringContaining('did you mean color.sun?')]);
  });

  test('may be next to the tokens in a group “semantic”', () => {
    for (const inSets of [true, false]) {
      const { css, problems } = withGroups(({ base, light, dark }) =>
        inSets
          ? {
              base: { ...base, palette },
              light: { semantic: light ?? {} },
              dark: { semantic: dark ?? {} },
            }
          : { light: light ?? {}, dark: dark ?? {}, palette, semantic: base ?? {} },
      );
      expect(problems).toEqual([]);
      expect(css).toContain('--ts-background: light-dark(#fff8f0, #1d1731);');
    }
  });
});

describe('a brand from one colour', () => {
  const written = (css: string | undefined, name: string) =>
    css?.match(new RegExp(`--ts-${name}: (.*);`))?.[1];

  test('moves what varies it: hover, text and glow', () => {
    const { css, problems, notes, lowContrast } = importFile(
      withValues({ 'color.primary': '#2f6fe0' }),
    );
    expect({ problems, lowContrast }).toEqual({ problems: [], lowContrast: [] });
    expect(notes).toEqual([expect.stringContaining('color.primary-hover, color.primary-text')]);
    expect(written(css, 'primary-hover')).toMatchInlineSnapshot(`"light-dark(#245dc2, #2561ca)"`);
    expect(written(css, 'primary-text')).toMatchInlineSnapshot(`"light-dark(#1d56bc, #a2b8ff)"`);
    expect(written(css, 'primary-glow')).toMatchInlineSnapshot(
      `"light-dark(rgb(30 86 193 / 0.5), rgb(0 6 4 / 0.5))"`,
    );
  });

  test('keeps values of its own', () => {
    const values = { 'color.primary': '#2f6fe0', 'color.primary-hover': '#123f91' };
    const { css, notes } = importFile(withValues(values));
    expect(written(css, 'primary-hover')).toBe('#123f91');
    expect(notes.join()).not.toContain('primary-hover');
  });

  test('holds the contrast of what follows, with any colour', () => {
    const byte = integer({ min: 0, max: 255 });
    assert(
      property(byte, byte, byte, (...bytes) => {
        const components = bytes.map((value) => value / 255);
        const content = withValues({ 'color.primary': { colorSpace: 'srgb', components } });
        const low = importFile(content).lowContrast.flatMap(({ colour, background }) => [
          colour,
          background,
        ]);
        expect(low).not.toContain('primary-hover');
        expect(low).not.toContain('primary-text');
      }),
      { numRuns: 20 },
    );
  });
});
