/*
 * `npm run new-shop -- <id> [--locale pl-PL] [--currency PLN] [--name Bajka] [--from <shop>]`: creates a shop as a copy of an
 * existing one, by default of the one in the nearest language. Next: docs/your-shop.md.
 */

import { parseArgs } from 'node:util';
import { runCommand } from '../command/command.ts';
import { createShop } from './createShop.ts';
import { requireNewId } from './requireNewId.ts';

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
  requireNewId(id);
  console.log(await createShop(id, values));
  return 0;
});
