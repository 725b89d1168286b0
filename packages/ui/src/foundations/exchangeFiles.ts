import { brandName } from '../../tokens/brandName.ts';
import { KIT, tokenFiles } from '../../tokens/tokenFiles.ts';
import kitCss from '../tokens.css?raw';

const stylesheets = import.meta.glob<string>(
  ['../../../../.storybook/brands/*.css', '../../../app/shops/*/brand.css'],
  { eager: true, import: 'default', query: '?raw' },
);

const brands = Object.fromEntries(
  Object.values(stylesheets)
    .map((css) => [brandName(css), css] as const)
    .sort(([one], [other]) => one.localeCompare(other, 'en')),
);

export { kitCss };

/** The name of the kit's own brand, and the names of the others. */
export const brandNames = [KIT, ...Object.keys(brands)];

/** The token files that `npm run tokens` writes, by name. */
export const exchangeFiles = new Map(
  [...tokenFiles(kitCss, brands)].map(([name, content]) => [
    name,
    `${JSON.stringify(content, null, 2)}\n`,
  ]),
);
