/* `npm run new-shop -- <id> --from <shop>`: creates a shop as a copy of an existing one. Next: docs/your-shop.md. */

import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { requireShop } from '../../packages/app/build/shop/checkShop.ts';
import { copyShop } from '../../packages/app/build/shop/copyShop.ts';
import { folderOf, selectedShop } from '../../packages/app/build/shop/selectedShop.ts';
import { runCommand } from '../command/command.ts';
import { ROOT } from '../command/programs.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { from: { type: 'string', default: 'toystore' } },
    allowPositionals: true,
  });
  const [id = ''] = positionals;
  if (!/^[a-z][a-z\d-]*$/.test(id)) {
    throw new Error(
      'Name the shop with small letters, digits and dashes: npm run new-shop -- teddys --from spielkiste',
    );
  }
  const folder = folderOf(id);
  if (existsSync(folder)) {
    throw new Error(`${relative(ROOT, folder)} is there already. Nothing was changed.`);
  }
  const from = await requireShop(selectedShop({ SHOP: values.from }));
  copyShop(from.id, folder);
  console.log(
    `${relative(ROOT, folder)} is a copy of ${from.name}.\n\n  npm start -- --shop ${id}\n\nopens it. docs/your-shop.md says what to change.`,
  );
  return 0;
});
