/*
 * `npm run catalogue:import -- <file or address> [--shop id] [--map name=Title …] [--quantity 10] [--force]`: converts an export of
 * Google Merchant Center, Shopify, WooCommerce, schema.org or any CSV, JSON or XML into the shop's `toy.json`.
 */

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { importCatalogue } from '../../packages/app/build/import/importCatalogue.ts';
import { runCommand } from '../command/command.ts';
import { namedShop } from '../command/selectShop.ts';
import { isUrl } from './readSource.ts';
import { writeCatalogue } from './writeCatalogue.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      shop: { type: 'string' },
      map: { type: 'string', multiple: true, default: [] },
      quantity: { type: 'string' },
      force: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [source] = positionals;
  if (source === undefined) {
    throw new Error('Name the export: npm run catalogue:import -- products.csv --shop teddys');
  }
  const quantity = values.quantity === undefined ? undefined : Number(values.quantity);
  if (quantity !== undefined && !(Number.isInteger(quantity) && quantity > 0)) {
    throw new Error(`--quantity ${values.quantity} should be a whole number, such as 10.`);
  }
  const pairs = values.map.map((pair) => /^([^=]+)=(.+)$/.exec(pair)?.slice(1) ?? []);
  const wrong = values.map.find((_, at) => pairs[at]?.length !== 2);
  if (wrong !== undefined) {
    throw new Error(`--map ${wrong} should name a field and a column, such as name=Title.`);
  }
  const shop = await namedShop(values.shop);
  const file = isUrl(source) ? source : resolve(process.env.INIT_CWD ?? '.', source); // where npm was called
  const imported = await importCatalogue(file, {
    ...{ currency: shop.currency, locale: shop.locale, quantity },
    map: Object.fromEntries(pairs),
  });
  console.log(writeCatalogue(shop.id, imported, { source, force: values.force }));
  return 0;
});
