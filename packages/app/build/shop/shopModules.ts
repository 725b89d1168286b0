import { compileTexts } from './compileTexts.ts';
import type { LoadedShop } from './loadShop.ts';
import { nameOfTexts, readTexts } from './readTexts.ts';

/** The names of all settings: a shop that leaves one out exports it as `undefined`. */
export const SETTINGS = [
  ...['id', 'dir', 'name', 'locale', 'currency', 'brand', 'siteUrl', 'alternates'],
  ...['themeColor', 'footer'],
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
    return compileTexts(readTexts(shop.id, area), shop);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`${nameOfTexts(shop.id, area)}: ${reason}`);
  }
}
