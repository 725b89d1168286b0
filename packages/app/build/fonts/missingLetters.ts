import { join } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { LoadedShop } from '../shop/loadShop.ts';
import { folderOf, nameOfFile } from '../shop/selectedShop.ts';
import { type BrandFont, fontsOfTokens } from './brandFonts.ts';
import { charactersOf, isIn } from './characters.ts';
import { readFont } from './readFont.ts';

const EXAMPLES = 5;

/** Returns a sentence for each token whose typefaces lack letters or digits of a shop: browsers mix in another typeface. */
export async function missingLetters(shop: LoadedShop, records: unknown): Promise<string[]> {
  const file = join(folderOf(shop.id), 'brand.css');
  const letters = charactersOf(shop, records).filter((each) => /[\p{L}\p{N}]/u.test(each));
  const sentences: string[] = [];
  for (const [token, fonts] of fontsOfTokens(file)) {
    if (token === '--ts-font-story' || fonts.length === 0) continue; // few words; or the system's typefaces
    const missing = await lettersWithout(fonts, letters);
    if (missing.length === 0) continue;
    const names = fonts.map(({ family }) => family).join(' and ');
    const some = missing.slice(0, EXAMPLES).join(' ');
    sentences.push(
      `${nameOfFile(file)}: ${token}: ${names} ${fonts.length > 1 ? 'do' : 'does'} not have ${missing.length} letters and digits of this shop, such as ${some}: browsers take them from a typeface of the system (docs/your-shop.md, a font).`,
    );
  }
  return sentences;
}

async function lettersWithout(fonts: readonly BrandFont[], letters: readonly string[]) {
  const left = new Set(letters);
  for (const { path, range } of fonts.flatMap(({ files }) => files)) {
    const wanted = [...left].filter(isIn(range));
    if (wanted.length === 0) continue;
    const subset = await subsetFont(readFont(path), wanted.join(''), { targetFormat: 'truetype' });
    for (const code of new Face(new Blob(subset)).collectUnicodes()) {
      left.delete(String.fromCodePoint(code));
    }
  }
  return [...left];
}
