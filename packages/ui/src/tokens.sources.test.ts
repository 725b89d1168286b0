import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readStylesheet, stylesheets } from '../build/stylesheets.ts';
import { rawValues, variablesRead, variablesSet } from '../build/tokenRules.ts';
import { declarations } from '../tokens/declarations.ts';

const TOKENS = 'packages/ui/src/tokens.css';
// The foundations' pages show the tokens; they are documentation, not part of the kit.
const sheets = stylesheets('**/*.css').filter(
  (path) => path !== TOKENS && !path.includes('/foundations/'),
);
const tokens = new Set(
  declarations(readStylesheet(TOKENS))
    .map(({ property }) => property)
    .filter((property) => property.startsWith('--')),
);
const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const componentIn = (folder: string) =>
  globSync(`${folder}/*.{css,ts,tsx}`, { cwd: root }).filter((path) => !/stories|test/.test(path));

test.each(sheets)('%s holds no raw colour, text size, corner, shadow or motion', (path) => {
  expect(rawValues(readStylesheet(path))).toEqual([]);
});

test.each(sheets)('%s reads only tokens, and properties its component sets', (path) => {
  const beside = componentIn(dirname(path)).map((file) => variablesSet(read(file)));
  const unknown = [...variablesRead(read(path))].filter(
    (name) =>
      !tokens.has(name) &&
      !name.startsWith('--radix-') && // Radix sets them on elements that it positions
      !beside.some((names) => names.has(name)),
  );
  expect(unknown).toEqual([]);
});

test.each([TOKENS, ...sheets])('%s sets no custom property without the prefix ts-', (path) => {
  const folder = dirname(path);
  const files = path === TOKENS ? [path] : [path, ...componentIn(folder)];
  const names = files.flatMap((file) => [...variablesSet(read(file))]);
  expect(names.filter((name) => !name.startsWith('--ts-'))).toEqual([]);
});

test.each(sheets)('%s changes only at breakpoints of the scale', (path) => {
  const scale = declarations(readStylesheet(TOKENS))
    .filter(({ property }) => property.startsWith('--ts-breakpoint-'))
    .map(({ value }) => value);
  const widths = [...readStylesheet(path).matchAll(/@media ([^{]*\bwidth\b[^{]*)\{/g)].flatMap(
    ([, condition = '']) => condition.match(/[\d.]+[a-z]+/g) ?? [],
  );
  expect(widths.filter((width) => !scale.includes(width))).toEqual([]);
});

test('each token is used', () => {
  const texts = [TOKENS, ...sheets, ...globSync('packages/*/src/**/*.tsx', { cwd: root })].map(
    read,
  );
  const used = new Set(texts.flatMap((text) => [...variablesRead(text)]));
  // A component may choose a token by name: `var(--ts-${colour})` beside 'mint' | 'sky'.
  const chosen = texts.filter((text) => text.includes('var(--ts-${'));
  const dead = [...tokens].filter(
    (name) =>
      !name.startsWith('--ts-breakpoint-') &&
      !used.has(name) &&
      !chosen.some((text) => text.includes(`'${name.slice(5)}'`)),
  );
  expect(dead).toEqual([]);
});

describe('what counts as raw', () => {
  test.each([
    'color: #fff',
    'border: 1px solid CanvasText',
    'fill: color-mix(in oklab, red, var(--ts-on-surface))',
    'font-size: 14px',
    'font: 600 1rem / 1.2 var(--ts-font-display)',
    'font-family: "Fredoka", sans-serif',
    'border-radius: 8px',
    'box-shadow: 0 2px 4px var(--ts-on-surface)',
    'filter: drop-shadow(0 2px 4px var(--ts-on-surface))',
    'transition: color var(--ts-fast) ease-in',
    'animation: turn 3s var(--ts-ease) infinite',
    'z-index: 3',
  ])('%s', (declaration) => {
    expect(rawValues(`.a { ${declaration}; }`)).toHaveLength(1);
  });

  test.each([
    'color: var(--ts-on-surface)',
    'fill: color-mix(in oklab, var(--ts-on-surface) 20%, transparent)',
    'font: 600 var(--ts-text-base) / 1.2 var(--ts-font-display)',
    'border-radius: var(--ts-radius-l) var(--ts-radius-l) 0 0',
    'box-shadow: 0 0 0 2px var(--ts-focus)',
    'filter: saturate(0.4) opacity(0.7)',
    'transition: color var(--ts-fast), transform var(--ts-slow) var(--ts-ease)',
    'padding: 7px clamp(16px, 3vw, 40px)',
  ])('not %s', (declaration) => {
    expect(rawValues(`.a { ${declaration}; }`)).toEqual([]);
  });

  test('a typeface is named where its files are', () => {
    const css = '@font-face { font-family: "Figtree Variable"; }';
    expect(rawValues(css)).toEqual([]);
  });

  test('system colours belong into forced colours', () => {
    const css = '@media (forced-colors: active) { .a { border: 2px solid CanvasText; } }';
    expect(rawValues(css)).toEqual([]);
  });
});
