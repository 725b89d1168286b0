import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { importCatalogue } from './import/importCatalogue.ts';
import { readLocalPictures, withLocalPictures } from './localPictures.ts';
import type { LoadedShop } from './shop/loadShop.ts';
import { readShopFile } from './shop/readShopFile.ts';
import { folderOf, nameOfFile } from './shop/selectedShop.ts';
import { sentenceOf } from './shop/sentence.ts';

const BUILD_TIMEOUT_MS = 10_000;

/** The records of a catalogue, as parsed from JSON; `undefined` if its host does not answer. */
export interface ReadCatalogue {
  records: unknown;
  /** Where they are from. */
  source: string;
  /** Why a host could not be read: the build continues, and the pages open with skeletons. */
  warning?: string;
}

/** The settings that say where a catalogue is. */
export type CatalogueEnv = Pick<Partial<ImportMetaEnv>, 'VITE_CATALOGUE_URL'>;

/** The check, the fonts and the pages need the same one. */
const reads = new Map<string, Promise<ReadCatalogue>>();

/**
 * Reads a shop's catalogue at build time: from the host of `VITE_CATALOGUE_URL`, the export that `shop.ts` names, or the shop's
 * own `public/toy.json`.
 * @throws {Error} in a sentence, when the shop's own catalogue cannot be read
 */
export async function readCatalogue(
  shop: Pick<LoadedShop, 'id' | 'currency' | 'locale' | 'catalogue'> & {
    withoutPictures?: boolean;
  },
  { VITE_CATALOGUE_URL: host = '' }: CatalogueEnv,
): Promise<ReadCatalogue> {
  if (host !== '') {
    const url = `${host.replace(/\/+$/, '')}/toy.json`;
    return readOnce(url, () => readHost(url));
  }
  if (shop.catalogue === undefined) return readOwnFile(join(folderOf(shop.id), 'public/toy.json'));
  const { from, ...settings } = shop.catalogue;
  const source = /^https?:/i.test(from) ? from : resolve(folderOf(shop.id), from);
  const options = { ...settings, currency: shop.currency, locale: shop.locale };
  const pictures = shop.withoutPictures ? {} : readLocalPictures(shop.id);
  const version = statSync(source, { throwIfNoEntry: false })?.mtimeMs;
  const { records } = await readOnce(JSON.stringify([source, version, options]), async () => {
    return { source, records: (await importCatalogue(source, options)).records };
  });
  return { source, records: withLocalPictures(records, pictures) };
}

function readOnce(key: string, read: () => Promise<ReadCatalogue>): Promise<ReadCatalogue> {
  const known = reads.get(key) ?? read();
  reads.set(key, known);
  known.catch(() => reads.delete(key)); // the next check reads it again
  return known;
}

async function readOwnFile(file: string): Promise<ReadCatalogue> {
  const source = nameOfFile(file);
  if (!existsSync(file)) {
    throw new Error(`${source} is missing: it lists the toys (docs/your-shop.md, The catalogue).`);
  }
  const text = readShopFile(file);
  try {
    return { source, records: JSON.parse(text) };
  } catch (error) {
    throw new Error(`${source} is not JSON: ${sentenceOf(error)}`);
  }
}

async function readHost(source: string): Promise<ReadCatalogue> {
  try {
    const response = await fetch(source, { signal: AbortSignal.timeout(BUILD_TIMEOUT_MS) });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return { source, records: await response.json() };
  } catch (error) {
    const warning = `${source} could not be read, so pages have no toys until it loads: ${sentenceOf(error)}`;
    return { source, records: undefined, warning };
  }
}
