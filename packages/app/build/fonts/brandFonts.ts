import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
const KIT_TOKENS = join(ROOT, 'packages/ui/src/tokens.css');

/** A typeface of a brand, from Fontsource. */
export interface BrandFont {
  /** The name in stylesheets, such as `Fredoka Variable`. */
  family: string;
  /** The name of its package and files, such as `fredoka`. */
  name: string;
  /** The weights that the kit uses. */
  weights: { min: number; max: number };
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
  const lists = {
    '--ts-font-text': [400, 700],
    '--ts-font-display': ['--ts-weight-caption', '--ts-weight-display'].map((name) =>
      Number(token(name)),
    ),
  };
  const fonts = new Map<string, BrandFont>();
  for (const [name, weights] of Object.entries(lists)) {
    for (const font of fontsIn(token(name), weights)) {
      const known = fonts.get(font.family) ?? font;
      const min = Math.min(known.weights.min, font.weights.min);
      fonts.set(font.family, {
        ...font,
        weights: { min, max: Math.max(known.weights.max, font.weights.max) },
        hasFallback: known.hasFallback && font.hasFallback,
      });
    }
  }
  return [...fonts.values()];
}

const valueIn = (css: string, token: string): string | undefined =>
  new RegExp(`${token}:\\s*([^;]+);`).exec(css)?.[1];

function fontsIn(list: string, weights: readonly number[]): BrandFont[] {
  const fonts = [...list.matchAll(/"([^"]+) Variable"/g)].map(([, title = '']) => {
    const name = title.toLowerCase().replaceAll(' ', '-');
    const family = `${title} Variable`;
    const hasFallback = list.includes(`"${family} fallback"`);
    return { family, name, scripts: scriptsOf(name), hasFallback };
  });
  const last = fonts.at(-1);
  return fonts.map((font) => ({
    ...font,
    weights: { min: Math.min(...weights), max: Math.max(...weights) },
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
