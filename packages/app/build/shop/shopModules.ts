import { messagesOf } from './checkTexts.ts';
import { compileTexts } from './compileTexts.ts';
import type { LoadedShop } from './loadShop.ts';
import { KIT_LABELS, nameOfTexts, readTexts } from './readTexts.ts';
import { REFERENCE_SHOP } from './selectedShop.ts';

/** The names of all settings: a shop that leaves one out exports it as `undefined`. */
export const SETTINGS = [
  ...['id', 'dir', 'name', 'locale', 'language', 'currency', 'brand', 'siteUrl', 'alternates'],
  ...['languages', 'themeColor', 'footer', 'priceNote'],
];

/** The module `@shop` of one shop: each setting by its name, so that a bundler drops what is not used. */
export const settingsModule = (shop: LoadedShop): string =>
  SETTINGS.map((name) => `export const ${name} = ${JSON.stringify(Reflect.get(shop, name))};`).join(
    '\n',
  );

/**
 * The module of one file of a shop's texts.
 * @throws {Error} naming the file and the key of what is no message
 */
export function textsModule(area: string, shop: LoadedShop): string {
  try {
    return compileTexts(readTexts(shop.id, area), shop, keysWithValues(area));
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`${nameOfTexts(shop.id, area)}: ${reason}`);
  }
}

/** The texts of an area that the code hands values to, by the texts of the reference shop. */
function keysWithValues(area: string): ReadonlySet<string> {
  if (area === KIT_LABELS) return new Set(); // TypeScript compares those with the kit's types
  const messages = messagesOf(readTexts(REFERENCE_SHOP, area), { locale: 'en', name: '' });
  return new Set([...messages].flatMap(([key, { values }]) => (values.size > 0 ? [key] : [])));
}
