import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Shop } from '../../shops/defineShop.ts';
import { languagesOf, type SiteLanguage } from './languages.ts';
import { PSEUDO_SHOP, pseudoSettings } from './pseudo/pseudoShop.ts';
import { folderOf, nameOfFile } from './selectedShop.ts';

/** A shop's settings, with those derived from its locale. */
export interface LoadedShop extends Shop {
  id: string;
  /** The locale without the region: `de` of `de-DE`. */
  language: string;
  /** The direction of its script. */
  dir: 'ltr' | 'rtl';
  /** The languages of its menu. */
  languages: readonly SiteLanguage[] | undefined;
}

/**
 * Loads the settings of a shop.
 * @throws {Error} naming the file and the invalid field
 */
export async function loadShop(id: string): Promise<LoadedShop> {
  const file = join(folderOf(id), 'shop.ts');
  try {
    const { default: written }: { default: Shop } = await import(pathToFileURL(file).href);
    const shop = id === PSEUDO_SHOP ? pseudoSettings(written) : written;
    const { language } = new Intl.Locale(shop.locale);
    return { ...shop, id, language, dir: directionOf(shop.locale), languages: languagesOf(shop) };
  } catch (error) {
    throw new Error(`${nameOfFile(file)}: ${error instanceof Error ? error.message : error}`);
  }
}

/** The scripts that are written from right to left. */
const RTL_SCRIPTS = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg'];

/** Firefox has no `getTextInfo()`. */
function directionOf(locale: string): LoadedShop['dir'] {
  return RTL_SCRIPTS.includes(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr';
}
