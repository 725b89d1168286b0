import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PSEUDO_SHOP } from './pseudo/pseudoShop.ts';

const SHOPS = join(import.meta.dirname, '../../shops');

/** The default shop. Every other shop must have the same texts. */
export const REFERENCE_SHOP = 'toystore';

/** Returns the ids of all shops. */
export const shopIds = (): string[] =>
  readdirSync(SHOPS, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

/** Returns the ids of this repository's own shops, which other shops are compared with. */
export const shippedShops = (): string[] =>
  [REFERENCE_SHOP, 'spielkiste', 'luba'].filter((id) => shopIds().includes(id));

/** Returns a shop file's name for errors. */
export const nameOfFile = (file: string): string =>
  `packages/app/shops/${relative(SHOPS, file).replaceAll('\\', '/')}`;

/** Returns the folder of a shop. The pseudo shop has the reference shop's. */
export const folderOf = (id: string): string =>
  join(SHOPS, id === PSEUDO_SHOP ? REFERENCE_SHOP : id);

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile();

/**
 * Returns the id of the shop that `SHOP` selects.
 * @throws {Error} listing the shops, when there is no such folder
 */
export function selectedShop(env: NodeJS.ProcessEnv = process.env): string {
  const id = env.SHOP || REFERENCE_SHOP;
  if (/^[\w-]+$/.test(id) && isFile(join(folderOf(id), 'shop.ts'))) return id;
  throw new Error(
    `SHOP=${id} names no shop: packages/app/shops/${id}/shop.ts does not exist. Shops: ${shopIds().join(', ')}.`,
  );
}
