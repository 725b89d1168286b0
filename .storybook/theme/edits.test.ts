import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert, constantFrom, dictionary, property, record, string } from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { readCssTokens, resolveCss, themes } from '../../packages/ui/tokens/cssTokens.ts';
import { importBrandFile } from '../../packages/ui/tokens/importBrandFile.ts';
import { editTheme } from './edits.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const kitCss = read('packages/ui/src/tokens.css');
const brands = { toystore: '', heirloom: read('packages/ui/tokens/brands/heirloom.css') };

const folder = mkdtempSync(join(tmpdir(), 'toystore-theme-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(Object.entries(brands))('offers the tokens of %s as they are', (name, brandCss) => {
  const { rows, problems, lowContrast } = editTheme(kitCss, brandCss, {}, name);
  expect({ problems, lowContrast }).toEqual({ problems: [], lowContrast: [] });
  expect(rows.length).toBeGreaterThan(100);
});

const hex = string({ unit: constantFrom(...'0123456789abcdef'), minLength: 6, maxLength: 6 }).map(
  (digits) => `#${digits}`,
);

// Decorations: no pair needs a contrast with them, so that every colour can be imported.
const token = constantFrom('mint', 'sky', 'lilac', 'blush');

test('exports a file that npm run tokens:import turns into the tokens that were shown', () => {
  let count = 0;
  assert(
    property(
      constantFrom(...Object.values(brands)),
      dictionary(token, record({ light: hex, dark: hex })),
      hex.map((digits) => `${Number.parseInt(digits.slice(1, 3), 16)}px`),
      (brandCss, colours, radius) => {
        const edits = { ...colours, 'radius-l': { light: radius, dark: radius } };
        const { file, rows, problems } = editTheme(kitCss, brandCss, edits, 'edited');
        expect(problems).toEqual([]);
        count += 1;
        const path = join(folder, `${count}.json`);
        writeFileSync(path, JSON.stringify(file));
        const { stylesheet, ...rest } = importBrandFile(
          path,
          `edited-${count}`,
          folder,
          readCssTokens(kitCss),
        );
        expect(rest).toEqual({ problems: [], notes: [] });
        const imported = readCssTokens(kitCss, readFileSync(stylesheet ?? '', 'utf8'));
        for (const { name, light, dark } of rows) {
          const values = themes.map((theme) => resolveCss(imported, name, theme));
          expect([name, ...values]).toEqual([name, light, dark]);
        }
      },
    ),
    { numRuns: 10 },
  );
});

test('moves the variations of primary with it, and counts the pairs that it checked', () => {
  const before = editTheme(kitCss, '', {}, 'x');
  const after = editTheme(kitCss, '', { primary: { light: '#2f6fe0', dark: '#2f6fe0' } }, 'x');
  const valueIn = ({ rows }: typeof before, name: string) => rows.find((row) => row.name === name);
  for (const name of ['primary-hover', 'primary-text', 'primary-glow']) {
    expect(valueIn(after, name)).not.toEqual(valueIn(before, name));
  }
  expect(after.pairs).toBe(before.pairs);
  expect(editTheme(kitCss, '', { mint: { light: 'minty', dark: 'minty' } }, 'x').pairs).toBe(0);
});
