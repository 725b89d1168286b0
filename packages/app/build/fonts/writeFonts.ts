import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { LoadedShop } from '../shop/loadShop.ts';
import { folderOf } from '../shop/selectedShop.ts';
import { type BrandFont, brandFonts, type FontFile } from './brandFonts.ts';
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
 * pages preload if they show one of them (`htmlPage.ts`), and the whole font, which a browser loads only if another of its characters occurs. The output is
 * reproducible.
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
    for (const file of used) faces.push(face(font, file, file.path, file.range));
    for (const file of used) {
      const own = characters.filter(isIn(file.range));
      if (own.length === 0) continue;
      const { script, weights } = file;
      const parts = [
        font.name,
        ...(script === 'latin' ? [] : [script]),
        ...(weights.min === weights.max ? [weights.min] : []),
      ];
      const name = `${parts.join('-')}-subset.woff2`;
      write(join(folder, name), await subset(font, file, own));
      faces.push(face(font, file, `./${name}`, rangeOf(own)));
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

function face({ family, weights }: BrandFont, file: FontFile, path: string, range: string): string {
  const isOne = file.weights.min === file.weights.max;
  return `@font-face {
  font-family: "${family}";
  font-weight: ${isOne ? file.weights.min : `${weights.min} ${weights.max}`};
  font-display: swap;
  src: url("${path}") format("${isOne ? 'woff2' : 'woff2-variations'}");
  unicode-range: ${range};
}
`;
}

function subset(font: BrandFont, { path, weights }: FontFile, characters: readonly string[]) {
  return subsetFont(readFont(path), characters.join(''), {
    targetFormat: 'woff2',
    ...(weights.min < weights.max && { variationAxes: { wght: font.weights } }),
    keepFeatures: FEATURES,
  });
}

/** Replaces the file atomically: another build may be reading it. */
function write(file: string, content: string | Uint8Array): void {
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
}
