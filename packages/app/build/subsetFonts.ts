import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const FACES = join(import.meta.dirname, '../src/fonts.css');
const FOLDER = join(import.meta.dirname, '../../../.cache/subset-fonts');

/** The features that browsers apply by default, and tabular figures, which the shop uses. */
const FEATURES = [
  ...['ccmp', 'locl', 'rlig', 'rvrn', 'rclt', 'liga', 'clig', 'calt'],
  ...['kern', 'mark', 'mkmk', 'tnum'],
];

/** A font as `fonts.css` names it: its characters and its weights. */
export interface SubsetFont {
  /** The typeface, in lower case. */
  name: string;
  weights: { min: number; max: number };
  /** Every character of its `unicode-range`. */
  characters: string;
}

/**
 * The fonts that every page is set in, as a stylesheet names them.
 * @throws {Error} when it names none
 */
function subsetFontsIn(css: string): SubsetFont[] {
  const faces = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const fonts = faces.flatMap((face) => {
    const [, name] = /url\("@subset-fonts\/(\w+)-subset\.woff2"\)/.exec(face) ?? [];
    const [, min, max] = /font-weight: (\d+) (\d+);/.exec(face) ?? [];
    const [, range] = /unicode-range:([^;]+);/.exec(face) ?? [];
    if (name === undefined || range === undefined) return [];
    return [
      { name, weights: { min: Number(min), max: Number(max) }, characters: charactersOf(range) },
    ];
  });
  if (fonts.length === 0) throw new Error('fonts.css names no subset font.');
  return fonts;
}

/** The characters of a `unicode-range`. */
function charactersOf(range: string): string {
  const spans = [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)];
  return spans
    .flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, by) => first + by);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}

/**
 * Subsets the two typefaces to what every page is set in. The same sources make the same bytes.
 * @returns the folder of the files
 */
export async function writeSubsetFonts(): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, characters, weights } of subsetFontsIn(readFileSync(FACES, 'utf8'))) {
    const source = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
    const font = await subsetFont(readFileSync(resolve(source)), characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      keepFeatures: FEATURES,
    });
    const file = join(FOLDER, `${name}-subset.woff2`);
    writeFileSync(`${file}.${process.pid}`, font);
    renameSync(`${file}.${process.pid}`, file); // another build may be reading it
  }
  return FOLDER;
}

/** Makes `@subset-fonts/` in stylesheets lead to them. */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    config: () => ({ resolve: { alias: { '@subset-fonts': FOLDER } } }),
    async buildStart() {
      await writeSubsetFonts();
    },
  };
}
