/*
 * `npm run new-shop -- <id> [--locale pl-PL] [--currency PLN] [--name Bajka] [--from <shop>]`: creates a shop as a copy of an
 * existing one, by default of the one in the nearest language. Next: docs/your-shop.md.
 */

import { parseArgs } from 'node:util';
import { runCommand } from '../command/command.ts';
import { createShop } from './createShop.ts';

/** Windows has devices of these names. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
const LONGEST_ID = 40;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      from: { type: 'string' },
      locale: { type: 'string' },
      currency: { type: 'string' },
      name: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [id = ''] = positionals;
  if (!/^[a-z][a-z\d-]*$/.test(id)) {
    throw new Error(
      'Name the shop with small letters, digits and dashes: npm run new-shop -- teddys --locale de-AT',
    );
  }
  if (RESERVED.test(id)) throw new Error(`Windows reserves the name ${id}. Choose another id.`);
  if (id.length > LONGEST_ID) {
    throw new Error(`The id has ${id.length} characters; ${LONGEST_ID} are possible.`);
  }
  console.log(await createShop(id, values));
  return 0;
});
