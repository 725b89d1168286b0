import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../../auth-emulator/src/readJson.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const KIT_TOKENS = join(ROOT, 'packages/ui/src/tokens.css');

export interface WeightRange {
  min: number;
  max: number;
}

/** A file of a typeface, as its package's stylesheet declares it. */
export interface FontFile {
  /** `latin`, or the number of a part of a large alphabet. */
  script: string;
  weights: WeightRange;
  /** Such as `@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2`. */
  path: string;
  /** The characters of the file, as a `unicode-range`. */
  range: string;
}

/** A typeface of a brand, from Fontsource. */
export interface BrandFont {
  /** The name in stylesheets, such as `Fredoka Variable`. */
  family: string;
  /** The name of its files, such as `fredoka`. */
  name: string;
  package: string;
  /** The weights that the kit uses: a subset for each range, the first of which every page needs. */
  weights: readonly WeightRange[];
  files: readonly FontFile[];
  /** Whether each list that names it also names its fallback, `"<family> fallback"` (`fallbackFaces.ts`). */
  hasFallback: boolean;
}

/**
 * Returns the typefaces of a brand by the tokens that name them: those from Fontsource. In a list, the last one provides each of
 * its scripts; those before it provide only the scripts that it lacks.
 * @param file the stylesheet of its tokens; the kit's tokens are the defaults
 * @param root the folder with `node_modules`
 * @throws {Error} when a typeface is not installed
 */
export function fontsOfTokens(file: string, root = ROOT): Map<string, BrandFont[]> {
  const css = [file, KIT_TOKENS].map((path) => (existsSync(path) ? readText(path) : ''));
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
    '--ts-font-text': { min: Math.min(400, Number(token('--ts-weight-text'))), max: 700 },
    '--ts-font-display': single('--ts-weight-display'),
    '--ts-font-story': single('--ts-weight-text'),
  };
  return new Map(
    Object.entries(lists).map(([name, range]) => [name, fontsIn(token(name), range, root)]),
  );
}

/** Returns all typefaces of a brand, each once, with the weights that any token needs. */
export function brandFonts(file: string, root = ROOT): BrandFont[] {
  const fonts = new Map<string, BrandFont>();
  for (const font of [...fontsOfTokens(file, root).values()].flat()) {
    const known = fonts.get(font.family) ?? { ...font, weights: [] };
    fonts.set(font.family, {
      ...font,
      weights: font.weights.reduce(addRange, known.weights),
      files: [
        ...new Map([...known.files, ...font.files].map((each) => [each.path, each])).values(),
      ],
      hasFallback: known.hasFallback && font.hasFallback,
    });
  }
  return [...fonts.values()];
}

/** Returns the weights of a range that the files have, or the nearest one. */
function clamp({ min, max }: WeightRange, files: readonly FontFile[]): WeightRange {
  const lightest = Math.min(...files.map(({ weights }) => weights.min));
  const boldest = Math.max(...files.map(({ weights }) => weights.max));
  const within = (weight: number) => Math.max(lightest, Math.min(weight, boldest));
  return { min: within(min), max: within(max) };
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

function fontsIn(list: string, range: WeightRange, root: string): BrandFont[] {
  const families = list.split(',').map((family) => family.trim().replace(/^["']|["']$/g, ''));
  const fonts = families.flatMap((family, place) => {
    const hasFallback = families.includes(`${family} fallback`);
    const isVariable = family.endsWith(' Variable');
    const name = family
      .replace(/ Variable$/, '')
      .toLowerCase()
      .replaceAll(' ', '-');
    const packageName = `@fontsource${isVariable ? '-variable' : ''}/${name}`;
    const isInstalled = existsSync(join(root, 'node_modules', packageName));
    if (!isInstalled && (place > 0 || ON_SYSTEMS.test(family)) && !isVariable && !hasFallback)
      return [];
    if (!isInstalled) {
      throw new Error(
        `"${family}" is not installed: npm install ${packageName} -w @toystore/app${isVariable ? '' : `, or @fontsource-variable/${name} for "${family} Variable"`}. Or name a font of the system, such as system-ui.`,
      );
    }
    return { family, name, package: packageName, hasFallback };
  });
  const named = fonts.map((font) => {
    const files = filesOf(font.package, [range.min, range.max], root);
    return { ...font, weights: [clamp(range, files)], files };
  });
  const last = new Set(named.at(-1)?.files.map(({ script }) => script));
  return named.map((font, place) => ({
    ...font,
    files:
      place === named.length - 1
        ? font.files
        : font.files.filter(({ script }) => !last.has(script)),
  }));
}

/** Fonts that a brand may name first without a package. */
const ON_SYSTEMS =
  /^(?:system-ui|ui-|-apple|BlinkMac|sans|serif|mono|cursive|inherit|var\(|Arial|Helvetica|Georgia|Verdana|Tahoma|Times|Trebuchet|Courier|Segoe|Roboto$|Hiragino|Yu |Meiryo|PingFang|Microsoft|Malgun|Apple|Geeza)/;

const FACE = /@font-face\s*\{([^}]+)\}/g;

/**
 * Returns the files of a typeface as its stylesheets declare them: a package has one for all weights, or one for each.
 * @throws {Error} when a file is missing
 */
function filesOf(packageName: string, weights: readonly number[], root: string): FontFile[] {
  const folder = join(root, 'node_modules', packageName);
  const own: number[] = JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8')).weights;
  const nearest = (wanted: number) =>
    own.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
  const sheets = packageName.startsWith('@fontsource-variable/')
    ? ['index.css']
    : [...new Set(weights.map(nearest))].map((weight) => `${weight}.css`);
  return sheets.flatMap((sheet) =>
    [...readFileSync(join(folder, sheet), 'utf8').matchAll(FACE)].map(([, face = '']) => {
      const [, file = '', script = ''] =
        /url\(\.\/(files\/(?:[\w-]+?-)?([a-z]+(?:-ext)?|\d+)-\w+-normal\.woff2)\)/.exec(face) ?? [];
      if (!existsSync(join(folder, file)) || file === '') {
        throw new Error(
          `${packageName}/${sheet} names a file that is not there: install it again.`,
        );
      }
      const [min = 1, max = min] = (/font-weight:([^;]+)/.exec(face)?.[1] ?? '')
        .trim()
        .split(/\s+/)
        .map(Number);
      const range = /unicode-range:\s*([^;}]+)/.exec(face)?.[1]?.trim() ?? 'U+0-10FFFF';
      return { script, weights: { min, max }, path: `${packageName}/${file}`, range };
    }),
  );
}
