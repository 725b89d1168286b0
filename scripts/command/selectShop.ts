import { parseArgs } from 'node:util';
import { readEnv } from '../../packages/app/build/readEnv.ts';
import { requireShop } from '../../packages/app/build/shop/checkShop.ts';
import { loadShop } from '../../packages/app/build/shop/loadShop.ts';
import { selectedShop } from '../../packages/app/build/shop/selectedShop.ts';

/**
 * Selects the shop of a command: by `--shop <id>`, or `SHOP`, or toystore. Programs that it starts read `SHOP`.
 * @param mode which .env files say where the catalogue is
 * @throws {Error} if there is no such shop, or its folder has problems: one sentence each
 */
export async function selectShop(mode: 'development' | 'production' = 'production') {
  const { values } = parseArgs({ options: { shop: { type: 'string' } }, strict: false });
  if (typeof values.shop === 'string') process.env.SHOP = values.shop;
  return requireShop(selectedShop(), await readEnv(mode));
}

/** Loads the settings of the shop that `--shop` or `SHOP` names, whose texts may be untranslated: for commands of its catalogue. */
export const namedShop = (id = process.env.SHOP) => loadShop(selectedShop({ SHOP: id }));
