/*
 * `npm run pictures -- [folder] [--shop id] [--logo file]`: makes the files that pages show of the seller's pictures, from a folder
 * or from the addresses in the catalogue; favicon, icons and the picture of shared links from one logo.
 */

import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../command/command.ts';
import { namedShop } from '../command/selectShop.ts';
import { makeIcons } from './makeIcons.ts';
import { makePictures } from './makePictures.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { shop: { type: 'string' }, logo: { type: 'string' } },
    allowPositionals: true,
  });
  const shop = await namedShop(values.shop);
  const at = (path: string) => resolve(process.env.INIT_CWD ?? '.', path); // where npm was called
  const folder = positionals[0] === undefined ? undefined : at(positionals[0]);
  if (folder !== undefined && !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`${positionals[0]} is not a folder.`);
  }
  if (values.logo !== undefined) {
    if (!statSync(at(values.logo), { throwIfNoEntry: false })?.isFile()) {
      throw new Error(`${values.logo} is not a file.`);
    }
    await makeIcons(shop, at(values.logo)).catch((error) => {
      throw new Error(`${values.logo} cannot be read as a picture: ${error.message}`);
    });
    console.log(`Made favicon, icons and og.jpg of ${shop.name} from ${values.logo}.`);
    if (folder === undefined) return 0;
  }
  const { made, kept, problems } = await makePictures(shop, folder);
  console.log(`Pictures of ${shop.name}: ${made} made, ${kept} made earlier.`);
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? 0 : 1;
});
