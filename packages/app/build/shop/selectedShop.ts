import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PSEUDO_SHOP } from './pseudo/pseudoShop.ts';

/** Where the shops are, one folder each. */
const SHOPS = join(import.meta.dirname, '../../shops');

/** The shop whose texts every other shop has, too, and that starts when nobody selects one. */
export const REFERENCE_SHOP = 'toystore';

/** The ids of all shops. */
export const shopIds = (): string[] =>
  readdirSync(SHOPS, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

/** How an error names a file of a shop. */
export const nameOfFile = (file: string): string =>
  `packages/app/shops/${relative(SHOPS, file).replaceAll('\\', '/')}`;

/** The folder of a shop. The pseudo shop has the reference shop's. */
export const folderOf = (id: string): string =>
  join(SHOPS, id === PSEUDO_SHOP ? REFERENCE_SHOP : id);

/**
 * The shop that `SHOP` selects, by its id.
 * @throws {Error} when there is no such folder; it names those that there are
 */
export function selectedShop(env: NodeJS.ProcessEnv = process.env): string {
  const id = env.SHOP || REFERENCE_SHOP;
  if (/^[\w-]+$/.test(id) && existsSync(join(folderOf(id), 'shop.ts'))) return id;
  throw new Error(
    `SHOP=${id} names no shop: packages/app/shops/${id}/shop.ts does not exist. Shops: ${shopIds().join(', ')}.`,
  );
}
