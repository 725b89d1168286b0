import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { brandTitle } from '../tokens/brandName.ts';
import { readCssTokens } from '../tokens/cssTokens.ts';
import { declarations } from '../tokens/declarations.ts';
import { importBrand } from '../tokens/importBrand.ts';
import { importBrandFile } from '../tokens/importBrandFile.ts';
import { withValues } from '../tokens/testFile.ts';
import { BRANDS, projectTokenFiles, readBrands, readKit } from './brands.ts';
import { ROOT } from './stylesheets.ts';

const known = readCssTokens(readKit());

/** Bundlers do not transform `light-dark()` inside it. */
const SUPPORTS = '@supports (color: light-dark(#fff, #000))';

test.each(Object.entries(readBrands()))(
  '%s gives tokens other values, and does no more',
  (name, css) => {
    const selector = `[data-brand="${name}"]`;
    const rules = declarations(css);
    expect(rules.length).toBeGreaterThan(50);
    expect(rules.filter(({ property }) => !known.has(property.replace(/^--ts-/, '')))).toEqual([]);
    expect(new Set(rules.map(({ within }) => within.join(' ')))).toEqual(
      new Set([`${SUPPORTS} ${selector}`, `${SUPPORTS} @media (forced-colors: none) ${selector}`]),
    );
  },
);

test.each(globSync('*.json', { cwd: join(ROOT, BRANDS) }))(
  '%s is what its stylesheet says',
  (file) => {
    const name = basename(file, '.json');
    const { css } = importBrand(readFileSync(join(ROOT, BRANDS, file), 'utf8'), name, known);
    expect(css).toBe(readBrands()[name]);
  },
);

test('has the title of each brand in the first comment of its stylesheet', () => {
  expect(Object.values(readBrands()).map(brandTitle)).toEqual(['Heirloom', 'Luba', 'Toy Box']);
});

describe('a token file', () => {
  let folder = '';
  const inFolder = (name: string) => join(folder, name);
  const write = (content: string | Uint8Array) => writeFileSync(inFolder('tokens.json'), content);
  const importIt = (name = 'lagoon') =>
    importBrandFile(inFolder('tokens.json'), name, folder, known);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'toystore-tokens-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('becomes a stylesheet', () => {
    write(JSON.stringify(projectTokenFiles().get('toybox.json')));
    expect(importIt()).toEqual({ stylesheet: inFolder('lagoon.css'), problems: [], notes: [] });
    const css = readFileSync(inFolder('lagoon.css'), 'utf8');
    expect(readCssTokens(css).get('background')).toEqual({ light: '#fffdf9', dark: '#141116' });
    expect(importIt().problems).toEqual([
      expect.stringContaining('There is a brand “lagoon” already'),
    ]);
  });

  test.each<[what: string, content: string | Uint8Array, problem: RegExp]>([
    ['cut off', '{"light": {', /cut off/],
    [
      'too pale',
      withValues({ 'color.on-surface': '#cccccc' }),
      /^color\.on-surface on color\.background, light: .*4\.5/,
    ],
  ])('that is %s is refused and leaves nothing behind', (_, content, problem) => {
    write(content);
    expect(importIt().problems).toContainEqual(expect.stringMatching(problem));
    expect(readdirSync(folder)).toEqual(['tokens.json']);
  });

  test('is rejected if it is missing or a folder, or if the name is invalid', () => {
    expect(importIt().problems).toEqual([expect.stringMatching(/^There is no file /)]);
    expect(importBrandFile(folder, 'lagoon', folder, known).problems).toEqual([
      expect.stringMatching(/is a folder/),
    ]);
    expect(importIt('../lagoon').problems).toEqual([
      expect.stringMatching(/cannot be a brand's name/),
    ]);
    expect(importIt('toystore').problems).toEqual([
      expect.stringMatching(/There is a brand “toystore”/),
    ]);
    expect(readdirSync(folder)).toEqual([]);
  });
});
