import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import StyleDictionary from 'style-dictionary';
import { afterAll, describe, expect, test } from 'vitest';
import { readBrands, readKit } from '../build/brands.ts';
import { readCssTokens, resolveCss, type Theme, type Tokens, themes } from './cssTokens.ts';
import { declarations } from './declarations.ts';
import { styleDictionaryConfig } from './styleDictionary.ts';
import { files } from './testFile.ts';
import { kindsOf } from './tokenTypes.ts';
import { isValidCss } from './validCss.ts';

const folder = mkdtempSync(join(tmpdir(), 'toystore-style-dictionary-'));
for (const [name, content] of files) writeFileSync(join(folder, name), JSON.stringify(content));
afterAll(() => rmSync(folder, { recursive: true }));

const kit = readCssTokens(readKit());
const kinds = kindsOf(kit);
const typed = [...kinds].flatMap(([name, kind]) => (kind ? [name] : []));
const brands: Record<string, string> = { toystore: '', ...readBrands() };

const NUMBER = '-?\\d+(?:\\.\\d+)?';
const UI_COLOR = `UIColor\\(red: ${NUMBER}, green: ${NUMBER}, blue: ${NUMBER}, alpha: ${NUMBER}\\)`;
const TEXTS = '"[^"]+"(?:, "[^"]+")*';
const list = (item: string) => `${item}(?:, ${item})*`;
const size = `CGFloat\\(${NUMBER}\\)`;

/** The values that the platform's compiler accepts. */
const SWIFT = [
  UI_COLOR,
  size,
  `TimeInterval\\(${NUMBER}\\)`,
  `CAMediaTimingFunction\\(controlPoints: ${NUMBER}, ${NUMBER}, ${NUMBER}, ${NUMBER}\\)`,
  `\\[${TEXTS}\\]`,
  NUMBER,
  `\\[${list(`\\(color: ${UI_COLOR}, x: ${size}, y: ${size}, blur: ${size}, spread: ${size}, inset: (?:true|false)\\)`)}\\]`,
];
const KOTLIN = [
  'Color\\(0x[0-9a-f]{8}\\)',
  `${NUMBER}\\.(?:dp|sp)`,
  '-?\\d+(?:\\.\\d+f)?',
  `CubicBezierEasing\\(${list(`${NUMBER}f`)}\\)`,
  `listOf\\(${TEXTS}\\)`,
  'FontWeight\\(\\d+\\)',
  `listOf\\(${list(`Shadow\\(radius = ${NUMBER}\\.dp, spread = ${NUMBER}\\.dp, color = Color\\(0x[0-9a-f]{8}\\), offset = DpOffset\\(${NUMBER}\\.dp, ${NUMBER}\\.dp\\)\\)`)}\\)`,
];

async function build(platform: 'css' | 'scss' | 'swift' | 'compose', brand: string, theme: Theme) {
  const dictionary = new StyleDictionary({
    ...styleDictionaryConfig({ brand, theme, folder }),
    log: { verbosity: 'silent' },
  });
  const [file] = (await dictionary.formatPlatform(platform)) ?? [];
  return String(file?.output);
}

const cases = Object.keys(brands).flatMap((brand) => themes.map((theme) => ({ brand, theme })));

describe.each(cases)('Style Dictionary builds $brand, $theme, as', ({ brand, theme }) => {
  const all: Tokens = new Map([...kit, ...readCssTokens(brands[brand] ?? '')]);
  const isValid = (name: string, css: string) => isValidCss(name, kinds.get(name), css);

  test('CSS, with the kit’s values', async () => {
    const found = declarations(await build('css', brand, theme));
    expect(found.map(({ property }) => property).sort()).toEqual(
      typed.map((name) => `--ts-${name}`).sort(),
    );
    const named = found.map(
      ({ property, value }) => [property.replace('--ts-', ''), value] as const,
    );
    expect(named.filter(([name, css]) => !isValid(name, css))).toEqual([]);
    const colours = named.filter(([name]) => kinds.get(name)?.type === 'color');
    for (const [name, css] of colours.filter(([name]) => !/^(?:inverse-)?brand-mark$/.test(name))) {
      expect(css).toBe(resolveCss(all, name, theme));
    }
  });

  test('SCSS', async () => {
    const lines = (await build('scss', brand, theme)).match(/^\$ts-.*$/gm) ?? [];
    expect(lines).toHaveLength(typed.length);
    for (const line of lines) {
      const [, name = '', css = ''] = line.match(/^\$ts-([\w-]+): (.+);$/) ?? [];
      expect([line, isValid(name, css)]).toEqual([line, true]);
    }
  });

  test.each([
    ['swift', /^ *public static let (\w+) = (.*)$/gm, SWIFT],
    ['compose', /^ *val (\w+) = (.*)$/gm, KOTLIN],
  ] as const)('%s', async (platform, pattern, values) => {
    const constants = [...(await build(platform, brand, theme)).matchAll(pattern)];
    expect(new Set(constants.map(([, name]) => name)).size).toBe(typed.length);
    const value = new RegExp(`^(?:${values.join('|')})$`);
    expect(constants.map(([, , text]) => text).filter((text = '') => !value.test(text))).toEqual(
      [],
    );
  });
});
