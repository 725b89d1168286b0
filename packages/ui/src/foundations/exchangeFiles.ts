import { KIT, tokenFiles } from '../../tokens/tokenFiles.ts';
import { brandSheets, kitCss } from './brandSheets.ts';

/** The name of the kit's own brand, and the names of the others. */
export const brandNames = [KIT, ...brandSheets.keys()];

/** The token files that `npm run tokens` writes, by name. */
export const exchangeFiles = new Map(
  [...tokenFiles(kitCss, Object.fromEntries(brandSheets))].map(([name, content]) => [
    name,
    `${JSON.stringify(content, null, 2)}\n`,
  ]),
);
