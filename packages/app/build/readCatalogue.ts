import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedShop } from './shop/loadShop.ts';
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

const hosts = new Map<string, Promise<ReadCatalogue>>();

/**
 * Reads a shop's catalogue at build time: from the host of `VITE_CATALOGUE_URL`, or its own `public/toy.json`.
 * @throws {Error} in a sentence, when the shop's own catalogue cannot be read
 */
export function readCatalogue(
  shop: Pick<LoadedShop, 'id'>,
  { VITE_CATALOGUE_URL: host = '' }: CatalogueEnv,
): Promise<ReadCatalogue> {
  if (host === '') return readOwnFile(join(folderOf(shop.id), 'public/toy.json'));
  const url = `${host.replace(/\/+$/, '')}/toy.json`;
  const known = hosts.get(url) ?? readHost(url); // the check, the fonts and the pages need the same one
  hosts.set(url, known);
  return known;
}

async function readOwnFile(file: string): Promise<ReadCatalogue> {
  const source = nameOfFile(file);
  if (!existsSync(file)) {
    throw new Error(`${source} is missing: it lists the toys (docs/your-shop.md, The catalogue).`);
  }
  try {
    return { source, records: JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')) };
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
