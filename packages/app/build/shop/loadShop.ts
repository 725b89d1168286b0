import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Shop, settingProblems } from '../../shops/defineShop.ts';
import { byCanonicalTag, canonicalTag, languagesOf, type SiteLanguage } from './languages.ts';
import { PSEUDO_SHOP, pseudoSettings } from './pseudo/pseudoShop.ts';
import { folderOf, nameOfFile } from './selectedShop.ts';
import { sentenceOf } from './sentence.ts';

/** A shop's settings, with those derived from its locale. */
export interface LoadedShop extends Shop {
  id: string;
  /** The direction of its script. */
  dir: 'ltr' | 'rtl';
  /** The languages of its menu. */
  languages: readonly SiteLanguage[] | undefined;
}

/**
 * Loads the current settings of a shop, also after a change.
 * @throws {Error} with a sentence for each invalid field, naming the file
 */
export async function loadShop(id: string): Promise<LoadedShop> {
  const file = join(folderOf(id), 'shop.ts');
  const name = nameOfFile(file);
  if (!existsSync(file)) throw new Error(`${name} is missing.`);
  const written = await readSettings(file).catch((error) => {
    throw new Error(`${name}: ${sentenceOf(error)}`);
  });
  const problems = settingProblems(written);
  if (problems.length > 0) throw new Error(problems.map((each) => `${name}: ${each}`).join('\n'));
  const { alternates, ...shop } = id === PSEUDO_SHOP ? pseudoSettings(written) : written;
  const canonical = {
    ...shop,
    locale: canonicalTag(shop.locale),
    ...(alternates && { alternates: byCanonicalTag(alternates) }),
  };
  return { ...canonical, id, dir: directionOf(shop.locale), languages: languagesOf(canonical) };
}

async function readSettings(file: string): Promise<Shop> {
  const version = statSync(file).mtimeMs; // a module is evaluated once per URL, and Vite goes by its end
  const { default: settings } = await import(`${pathToFileURL(file).href}?changed=${version}.ts`);
  return settings;
}

/** The scripts that are written from right to left. */
const RTL_SCRIPTS = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg'];

/** Returns the direction of a language. (Firefox has no `getTextInfo()`.) */
export function directionOf(locale: string): LoadedShop['dir'] {
  return RTL_SCRIPTS.includes(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr';
}
