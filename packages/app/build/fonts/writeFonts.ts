import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { LoadedShop } from '../shop/loadShop.ts';
import { folderOf } from '../shop/selectedShop.ts';
import { type BrandFont, brandFonts, type WeightRange } from './brandFonts.ts';
import { charactersOf, isIn, rangeOf, sampleText } from './characters.ts';
import { fallbackFaces } from './fallbackFaces.ts';
import { fileOf, readFont } from './readFont.ts';

const CACHE = join(import.meta.dirname, '../../../../.cache/fonts');

/** The features that browsers apply by default, and tabular figures, which the shop uses. */
const FEATURES = [
  ...['ccmp', 'locl', 'rlig', 'rvrn', 'rclt', 'liga', 'clig', 'calt'],
  ...['init', 'medi', 'fina', 'isol', 'mset'], // how Arabic letters join
  ...['kern', 'mark', 'mkmk', 'tnum'],
];

/** Scripts that people's names may need in addition to those of a shop's texts. */
const FOR_NAMES = ['latin-ext', 'latin'];

/**
 * Writes the fonts of a shop. For each typeface and script there is a subset with the characters of the shop's texts, which the
 * pages preload (for most weights; a subset of the others is loaded by the pages that use them), and the whole font, which a browser loads only if another of its characters occurs. The output is
 * reproducible.
 * @returns the stylesheet that declares them; the subsets are in the same folder
 */
export async function writeFonts(shop: LoadedShop): Promise<string> {
  const folder = join(CACHE, shop.id);
  mkdirSync(folder, { recursive: true });
  const characters = charactersOf(shop);
  const faces: string[] = [];
  const text = sampleText(shop);
  for (const font of brandFonts(join(folderOf(shop.id), 'brand.css'))) {
    const used = scriptsIn(font, characters);
    faces.push(...(await fallbackFaces(font, text)));
    for (const [index, weights] of font.weights.entries()) {
      for (const [script, range] of used) {
        faces.push(face(font, weights, fileOf(font.name, script), range));
      }
      for (const [script, range] of used) {
        const own = characters.filter(isIn(range));
        if (own.length === 0) continue;
        const kind = index === 0 ? 'subset' : weights.min; // the pages preload the subsets
        const file = `${font.name}${script === 'latin' ? '' : `-${script}`}-${kind}.woff2`;
        write(join(folder, file), await subset(font, weights, script, own));
        faces.push(face(font, weights, `./${file}`, rangeOf(own)));
      }
    }
  }
  write(join(folder, 'fonts.css'), faces.join('\n'));
  return join(folder, 'fonts.css');
}

/** Returns the scripts to declare, the least likely first: if two have a character, browsers use the last. */
function scriptsIn({ scripts }: BrandFont, characters: readonly string[]): [string, string][] {
  const rest = characters.filter(
    (character) => !FOR_NAMES.some((name) => isIn(scripts[name] ?? '')(character)),
  );
  const others = Object.entries(scripts).filter(
    ([name, range]) => !FOR_NAMES.includes(name) && rest.some(isIn(range)),
  );
  const names = FOR_NAMES.flatMap((name) =>
    scripts[name] ? [[name, scripts[name]] as [string, string]] : [],
  );
  return [...others, ...names];
}

const face = (
  { family }: BrandFont,
  { min, max }: WeightRange,
  file: string,
  range: string,
) => `@font-face {
  font-family: "${family}";
  font-weight: ${min} ${max};
  font-display: swap;
  src: url("${file}") format("woff2-variations");
  unicode-range: ${range};
}
`;

function subset(
  font: BrandFont,
  { min, max }: WeightRange,
  script: string,
  characters: readonly string[],
) {
  return subsetFont(readFont(font.name, script), characters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: min === max ? min : { min, max } },
    keepFeatures: FEATURES,
  });
}

/** Replaces the file atomically: another build may be reading it. */
function write(file: string, content: string | Uint8Array): void {
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
}
