import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContrast, describeLowContrast } from '../../../ui/tokens/checkContrast.ts';
import { readCssTokens } from '../../../ui/tokens/cssTokens.ts';
import { brandFonts } from '../fonts/brandFonts.ts';
import { textProblems } from './checkTexts.ts';
import { type LoadedShop, loadShop } from './loadShop.ts';
import { mailProblems } from './readMails.ts';
import { folderOf, nameOfFile } from './selectedShop.ts';

const KIT_TOKENS = join(import.meta.dirname, '../../../ui/src/tokens.css');

/**
 * Loads a shop and checks its folder before anything is started or built with it.
 * @throws {Error} with a sentence for each problem: the file, what is wrong with it, what is allowed
 */
export async function requireShop(id: string): Promise<LoadedShop> {
  const shop = await loadShop(id);
  const problems = [...textProblems(id, shop), ...brandProblems(shop), ...mailProblems(shop)];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return shop;
}

function brandProblems({ id, brand }: LoadedShop): string[] {
  const file = join(folderOf(id), 'brand.css');
  const name = nameOfFile(file);
  if (!existsSync(file)) {
    return brand === 'toystore'
      ? []
      : [
          `${name} is missing: shop.ts names the brand "${brand}", and only toystore is the kit's own.`,
        ];
  }
  const css = readFileSync(file, 'utf8');
  if (!css.includes(`[data-brand="${brand}"]`)) {
    return [`${name} has no rule for [data-brand="${brand}"], the brand that shop.ts names.`];
  }
  const tokens = readCssTokens(readFileSync(KIT_TOKENS, 'utf8'), css);
  const withoutFallback = brandFonts(file).filter(({ hasFallback }) => !hasFallback);
  return [
    ...checkContrast(tokens).map((failure) => `${name}: ${describeLowContrast(failure)}`),
    ...withoutFallback.map(
      ({ family }) =>
        `${name}: "${family}" needs "${family} fallback" after it, or texts move when the font arrives.`,
    ),
  ];
}
