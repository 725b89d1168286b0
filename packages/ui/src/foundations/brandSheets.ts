import { brandName } from '../../tokens/brandName.ts';
import kitCss from '../tokens.css?raw';

const stylesheets = import.meta.glob<string>(
  ['../../tokens/brands/*.css', '../../../app/shops/*/brand.css'],
  { eager: true, import: 'default', query: '?raw' },
);

/** The stylesheets of all brands but the kit's own, by name. */
export const brandSheets: ReadonlyMap<string, string> = new Map(
  Object.values(stylesheets)
    .map((css) => [brandName(css), css] as const)
    .sort(([one], [other]) => one.localeCompare(other, 'en')),
);

/** The stylesheet of the kit's own tokens. */
export { kitCss };
