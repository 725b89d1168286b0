/* `npm run shop:check [-- <id>] [-- --json]`: what a build would reject of a shop's folder, a sentence each. */

import { parseArgs, styleText } from 'node:util';
import { readEnv } from '../../packages/app/build/readEnv.ts';
import { checkShop } from '../../packages/app/build/shop/checkShop.ts';
import { selectedShop } from '../../packages/app/build/shop/selectedShop.ts';
import { runCommand } from '../command/command.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { shop: { type: 'string' }, json: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const id = selectedShop({ SHOP: positionals[0] ?? values.shop ?? process.env.SHOP });
  const { errors, warnings } = await checkShop(id, await readEnv('production'));
  if (values.json) console.log(JSON.stringify({ shop: id, errors, warnings }, null, 2));
  else {
    for (const error of errors) console.log(`${styleText('red', '✗')} ${error}`);
    for (const warning of warnings) console.log(`${styleText('yellow', '!')} ${warning}`);
    if (errors.length === 0) console.log(`${styleText('green', '✓')} ${id} can be built.`);
  }
  return errors.length === 0 ? 0 : 1;
});
