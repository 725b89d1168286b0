import { parseArgs } from 'node:util';
import { requireShop } from '../../packages/app/build/shop/checkShop.ts';
import { selectedShop } from '../../packages/app/build/shop/selectedShop.ts';

/**
 * Selects the shop that a command is for: by `--shop <id>`, else by `SHOP`, else toystore. What it starts reads `SHOP`.
 * @throws {Error} when there is no such shop, or its folder has a problem: a sentence for each
 */
export async function selectShop() {
  const { values } = parseArgs({ options: { shop: { type: 'string' } }, strict: false });
  if (typeof values.shop === 'string') process.env.SHOP = values.shop;
  return requireShop(selectedShop());
}
