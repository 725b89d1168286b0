import { brandSheets } from '../../packages/ui/src/foundations/brandSheets.ts';
import { brandTitle } from '../../packages/ui/tokens/brandName.ts';

/** The brands in the toolbar: the kit's own, then those of a stylesheet in `packages/ui/tokens/brands` or of a shop, by name. */
export const brands = [
  { value: 'toystore', title: 'ToyStore' },
  ...[...brandSheets].map(([value, css]) => ({ value, title: brandTitle(css) })),
];
