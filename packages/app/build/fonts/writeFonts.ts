import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { LoadedShop } from '../shop/loadShop.ts';
import { folderOf } from '../shop/selectedShop.ts';
import { type BrandFont, brandFonts, type FontFile, type WeightRange } from './brandFonts.ts';
import { charactersOf, isIn, rangeOf, sampleText } from './characters.ts';
import { fallbackFaces } from './fallbackFaces.ts';
import { readFont } from './readFont.ts';

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
 * pages preload if they show one of them (`htmlPage.ts`), and the whole font, which a browser loads only if another of its
 * characters occurs. Subsets of further weights are loaded by the pages that use them. The output is reproducible.
 * @param records of the catalogue, whose characters the shop shows
 * @returns the stylesheet that declares them; the subsets are in the same folder
 */
export async function writeFonts(shop: LoadedShop, records: unknown): Promise<string> {
  const folder = join(CACHE, shop.id);
  mkdirSync(folder, { recursive: true });
  const characters = charactersOf(shop, records);
  const faces: string[] = [];
  const text = sampleText(shop, records);
  for (const font of brandFonts(join(folderOf(shop.id), 'brand.css'))) {
    const used = filesIn(font, characters);
    faces.push(...(await fallbackFaces(font, text)));
    for (const [index, wanted] of font.weights.entries()) {
      const files = used.filter(({ weights }) => index === 0 || !isStatic(weights));
      for (const file of files) faces.push(face(font, wanted, file, file.path, file.range));
      for (const file of files) {
        const own = characters.filter(isIn(file.range));
        if (own.length === 0) continue;
        const { script, weights } = file;
        const parts = [
          font.name,
          ...(script === 'latin' ? [] : [script]),
          ...(isStatic(weights) ? [weights.min] : []),
          index === 0 ? 'subset' : wanted.min, // the pages preload the subsets
        ];
        const name = `${parts.join('-')}.woff2`;
        write(join(folder, name), await subset(wanted, file, own));
        faces.push(face(font, wanted, file, `./${name}`, rangeOf(own)));
      }
    }
  }
  write(join(folder, 'fonts.css'), faces.join('\n'));
  return join(folder, 'fonts.css');
}

/** Returns the files to declare, the least likely first: if two have a character, browsers use the last. */
function filesIn({ files }: BrandFont, characters: readonly string[]): FontFile[] {
  const forNames = FOR_NAMES.flatMap((name) => files.filter(({ script }) => script === name));
  const rest = characters.filter(
    (character) => !forNames.some(({ range }) => isIn(range)(character)),
  );
  const others = files.filter((file) => !forNames.includes(file) && rest.some(isIn(file.range)));
  return [...others, ...forNames];
}

const isStatic = ({ min, max }: WeightRange) => min === max;

const face = (
  { family }: BrandFont,
  { min, max }: WeightRange,
  { weights }: FontFile,
  path: string,
  range: string,
) => `@font-face {
  font-family: "${family}";
  font-weight: ${isStatic(weights) ? weights.min : `${min} ${max}`};
  font-display: swap;
  src: url("${path}") format("${isStatic(weights) ? 'woff2' : 'woff2-variations'}");
  unicode-range: ${range};
}
`;

function subset(
  { min, max }: WeightRange,
  { path, weights }: FontFile,
  characters: readonly string[],
) {
  return subsetFont(readFont(path), characters.join(''), {
    targetFormat: 'woff2',
    ...(!isStatic(weights) && { variationAxes: { wght: min === max ? min : { min, max } } }),
    keepFeatures: FEATURES,
  });
}

/** Replaces the file atomically: another build may be reading it. */
function write(file: string, content: string | Uint8Array): void {
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
}
