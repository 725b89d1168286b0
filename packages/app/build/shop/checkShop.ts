import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContrast, describeLowContrast } from '../../../ui/tokens/checkContrast.ts';
import { namesIn, readCssTokens } from '../../../ui/tokens/cssTokens.ts';
import { type BrandFont, brandFonts } from '../fonts/brandFonts.ts';
import { missingLetters } from '../fonts/missingLetters.ts';
import { type CatalogueEnv, readCatalogue } from '../readCatalogue.ts';
import { catalogueProblems, fileProblems } from './checkFiles.ts';
import { textProblems } from './checkTexts.ts';
import { type LoadedShop, loadShop } from './loadShop.ts';
import { mailProblems } from './readMails.ts';
import { readShopFile } from './readShopFile.ts';
import { folderOf, nameOfFile } from './selectedShop.ts';
import { sentenceOf } from './sentence.ts';
import { describeUntranslated, untranslatedTexts } from './untranslated.ts';

const KIT_TOKENS = join(import.meta.dirname, '../../../ui/src/tokens.css');

/** The problems of a shop's folder, a sentence each: the file, what is wrong with it, what is allowed. */
export interface ShopCheck {
  shop: LoadedShop | undefined;
  /** Problems that fail a build. */
  errors: string[];
  /** Problems that the owner may intend: a build passes. */
  warnings: string[];
}

/**
 * Checks a shop's folder: everything that a build reads, with the functions with which it reads.
 * @param env the settings of the build: where the catalogue is
 */
export async function checkShop(id: string, env: CatalogueEnv = {}): Promise<ShopCheck> {
  const errors: string[] = [];
  const attempt = async <Result>(check: () => Result | Promise<Result>) => {
    try {
      return await check();
    } catch (error) {
      const lines = `${error instanceof Error ? error.message : error}`.split('\n');
      errors.push(
        ...(lines.every((line) => line.startsWith('packages/')) ? lines : [sentenceOf(error)]),
      );
      return undefined;
    }
  };
  const shop = await attempt(() => loadShop(id));
  if (shop === undefined) return { shop, errors, warnings: [] };
  const read = await attempt(() => readCatalogue(shop, env));
  const catalogue = read && (await attempt(() => catalogueProblems(shop, read)));
  const found = [
    await attempt(() => textProblems(id, shop)),
    await attempt(() => brandProblems(shop)),
    await attempt(() => mailProblems(shop)),
    await attempt(() => fileProblems(shop)),
    catalogue?.errors,
  ];
  errors.push(...found.flatMap((problems) => problems ?? []));
  const warnings = [
    ...(catalogue?.warnings ?? []),
    // What these cannot read is among the errors.
    ...(await missingLetters(shop, read?.records).catch(() => [])),
    ...describeUntranslated(await untranslatedTexts(shop).catch(() => [])),
  ];
  return { shop, errors, warnings };
}

/**
 * Loads a shop and checks its folder before anything is started or built with it. Prints the warnings.
 * @throws {Error} with a sentence for each problem
 */
export async function requireShop(id: string, env?: CatalogueEnv): Promise<LoadedShop> {
  const { shop, errors, warnings } = await checkShop(id, env);
  for (const warning of warnings) console.warn(warning);
  if (shop === undefined || errors.length > 0) throw new Error(errors.join('\n'));
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
  const css = readShopFile(file);
  if (!css.includes(`[data-brand="${brand}"]`)) {
    return [`${name} has no rule for [data-brand="${brand}"], the brand that shop.ts names.`];
  }
  const unclosed = unclosedBracket(css);
  if (unclosed) return [`${name}: ${unclosed}`];
  const kit = readCssTokens(readFileSync(KIT_TOKENS, 'utf8'));
  const own = readCssTokens(css);
  const named = [...own].flatMap(([token, { light, dark }]) => [token, ...namesIn(light + dark)]);
  const unknown = [...new Set(named)].filter((token) => !kit.has(token));
  if (unknown.length > 0) {
    return unknown.map(
      (token) => `${name}: --ts-${token} is no token of packages/ui/src/tokens.css.`,
    );
  }
  let fonts: BrandFont[];
  try {
    fonts = brandFonts(file);
  } catch (error) {
    return [`${name}: ${sentenceOf(error)}`];
  }
  return [
    ...checkContrast(new Map([...kit, ...own])).map(
      (failure) => `${name}: ${describeLowContrast(failure)}`,
    ),
    ...fonts
      .filter(({ hasFallback }) => !hasFallback)
      .map(
        ({ family }) =>
          `${name}: "${family}" needs "${family} fallback" after it, or texts move when the font arrives.`,
      ),
  ];
}

/** Returns a sentence about the first bracket of a stylesheet without its counterpart: browsers drop what is around it. */
function unclosedBracket(css: string): string | undefined {
  const open: { sign: string; line: number }[] = [];
  let line = 1;
  for (const [token] of css.matchAll(
    /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|[\s\S]/g,
  )) {
    line += token.split('\n').length - 1;
    if (/^["'{(]$/.test(token)) open.push({ sign: token, line });
    if (!/^[})]$/.test(token)) continue;
    const last = open.pop();
    if (last?.sign !== (token === '}' ? '{' : '('))
      return `line ${last?.line ?? line} has a ${last?.sign ?? token} without its counterpart.`;
  }
  const [first] = open;
  return first && `line ${first.line} has a ${first.sign} without its counterpart.`;
}
