import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
const KIT_TOKENS = join(ROOT, 'packages/ui/src/tokens.css');

export interface WeightRange {
  min: number;
  max: number;
}

/** A typeface of a brand, from Fontsource. */
export interface BrandFont {
  /** The name in stylesheets, such as `Fredoka Variable`. */
  family: string;
  /** The name of its package and files, such as `fredoka`. */
  name: string;
  /** The weights that the kit uses: a file for each range, the first of which every page needs. */
  weights: readonly WeightRange[];
  /** The font's scripts, each with its characters as a `unicode-range`. */
  scripts: Readonly<Record<string, string>>;
  /** Whether each list that names it also names its fallback, `"<family> fallback"` (`fallbackFaces.ts`). */
  hasFallback: boolean;
}

/**
 * Returns the typefaces of a brand: the `Variable` ones of its font tokens. In a list, the last one provides each of its
 * scripts; those before it provide only the scripts that it lacks.
 * @param file the stylesheet of its tokens; the kit's tokens are the defaults
 * @throws {Error} when a typeface is not installed
 */
export function brandFonts(file: string): BrandFont[] {
  const css = [file, KIT_TOKENS].map((path) =>
    existsSync(path) ? readFileSync(path, 'utf8') : '',
  );
  const token = (name: string): string => {
    const [value = ''] = css.flatMap((tokens) => valueIn(tokens, name) ?? []);
    const [, other] = /^var\((--ts-[\w-]+)\)$/.exec(value) ?? [];
    return other === undefined ? value : token(other);
  };
  const single = (name: string): WeightRange => ({
    min: Number(token(name)),
    max: Number(token(name)),
  });
  const lists = {
    '--ts-font-text': { min: 400, max: 700 },
    '--ts-font-display': single('--ts-weight-display'),
    '--ts-font-story': single('--ts-weight-text'),
  };
  const fonts = new Map<string, BrandFont>();
  for (const [name, range] of Object.entries(lists)) {
    for (const font of fontsIn(token(name), range)) {
      const known = fonts.get(font.family) ?? { ...font, weights: [] };
      fonts.set(font.family, {
        ...font,
        weights: addRange(known.weights, range),
        hasFallback: known.hasFallback && font.hasFallback,
      });
    }
  }
  return [...fonts.values()];
}

/** Adds a range of weights. A variable file contains all weights of its typeface: two of them would be one too many. */
function addRange(ranges: readonly WeightRange[], range: WeightRange): readonly WeightRange[] {
  const all = [...ranges, range];
  if (all.every(({ min, max }) => min === max)) {
    return ranges.some(({ min }) => min === range.min) ? ranges : all;
  }
  return [
    { min: Math.min(...all.map(({ min }) => min)), max: Math.max(...all.map(({ max }) => max)) },
  ];
}

const valueIn = (css: string, token: string): string | undefined =>
  new RegExp(`${token}:\\s*([^;]+);`).exec(css)?.[1];

function fontsIn(list: string, range: WeightRange): BrandFont[] {
  const fonts = [...list.matchAll(/"([^"]+) Variable"/g)].map(([, title = '']) => {
    const name = title.toLowerCase().replaceAll(' ', '-');
    const family = `${title} Variable`;
    const hasFallback = list.includes(`"${family} fallback"`);
    return { family, name, scripts: scriptsOf(name), hasFallback };
  });
  const last = fonts.at(-1);
  return fonts.map((font) => ({
    ...font,
    weights: [range],
    scripts:
      font === last
        ? font.scripts
        : Object.fromEntries(
            Object.entries(font.scripts).filter(([script]) => !(script in (last?.scripts ?? {}))),
          ),
  }));
}

/** Returns Fontsource's list of the characters in each file of a typeface. */
function scriptsOf(name: string): Record<string, string> {
  const file = join(ROOT, 'node_modules/@fontsource-variable', name, 'unicode.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  throw new Error(
    `The brand names a typeface that is not installed: @fontsource-variable/${name}. Add it to packages/app/package.json.`,
  );
}
