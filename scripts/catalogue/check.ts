/*
 * `npm run catalogue:check [-- <file or URL>] [-- --shop <id>] [-- --json]`: what is wrong with a catalogue, before it goes
 * live. Without a file it checks the shop's own. docs/toy-safety.md says what the laws ask for.
 */

import { parseArgs } from 'node:util';
import { runCommand } from '../command/command.ts';
import { namedShop } from '../command/selectShop.ts';
import { ownSource } from './checkCatalogue.ts';
import { runCheck } from './runCheck.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { shop: { type: 'string' }, json: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const shop = await namedShop(values.shop);
  const [source = ownSource(shop)] = positionals;
  const { exitCode, output } = await runCheck(source, shop, values);
  if (exitCode === 2) console.error(output);
  else console.log(output);
  return exitCode;
});
