import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const FACES = join(import.meta.dirname, 'src/fonts.css');
const FOLDER = join(import.meta.dirname, '../../.cache/early-fonts');

/** What browsers apply unasked, and digits of one width, which the shop asks for. Nobody asks for the rest. */
const FEATURES = [
  ...['ccmp', 'locl', 'rlig', 'rvrn', 'rclt', 'liga', 'clig', 'calt'],
  ...['kern', 'mark', 'mkmk', 'tnum'],
];

/** A font as `fonts.css` names it: its letters and its weights. */
export interface EarlyFont {
  /** The typeface, in small letters. */
  name: string;
  weights: { min: number; max: number };
  /** Every letter of its `unicode-range`. */
  letters: string;
}

/**
 * The fonts that every page is set in, as a stylesheet names them.
 * @throws {Error} when it names none
 */
export function earlyFontsIn(css: string): EarlyFont[] {
  const faces = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const fonts = faces.flatMap((face) => {
    const [, name] = /url\("@early-fonts\/(\w+)-early\.woff2"\)/.exec(face) ?? [];
    const [, min, max] = /font-weight: (\d+) (\d+);/.exec(face) ?? [];
    const [, range] = /unicode-range:([^;]+);/.exec(face) ?? [];
    if (name === undefined || range === undefined) return [];
    return [{ name, weights: { min: Number(min), max: Number(max) }, letters: lettersOf(range) }];
  });
  if (fonts.length === 0) throw new Error('fonts.css names no early font.');
  return fonts;
}

/** The letters of a `unicode-range`. */
function lettersOf(range: string): string {
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
 * Cuts the two typefaces to what every page is set in, and tells where the files are. The same sources make the same
 * bytes.
 */
export async function cutEarlyFonts(): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, letters, weights } of earlyFontsIn(readFileSync(FACES, 'utf8'))) {
    const source = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
    const font = await subsetFont(readFileSync(resolve(source)), letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      keepFeatures: FEATURES,
    });
    const file = join(FOLDER, `${name}-early.woff2`);
    writeFileSync(`${file}.${process.pid}`, font);
    renameSync(`${file}.${process.pid}`, file); // another build may be reading it
  }
  return FOLDER;
}

/** Makes `@early-fonts/` in stylesheets lead to them. */
export function earlyFonts(): Plugin {
  return {
    name: 'early-fonts',
    config: () => ({ resolve: { alias: { '@early-fonts': FOLDER } } }),
    async buildStart() {
      await cutEarlyFonts();
    },
  };
}
