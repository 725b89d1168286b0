/* What `build/shop/shopPlugin.ts` makes of the selected shop. The types of its texts are made by `npm run text-types`. */

declare module '@shop' {
  type Shop = import('./defineShop.ts').Shop;

  export const id: string;
  /** The direction of its script. */
  export const dir: 'ltr' | 'rtl';
  export const name: Shop['name'];
  export const locale: Shop['locale'];
  export const currency: Shop['currency'];
  export const brand: Shop['brand'];
  export const siteUrl: Shop['siteUrl'];
  export const alternates: Shop['alternates'];
  export const footer: Shop['footer'];
}

declare module '@shop/texts/kit' {
  import type { PartialUiLabels } from '@toystore/ui';

  /** All labels of the kit in the shop's language; of an English shop, those that differ. */
  const labels: PartialUiLabels;
  export default labels;
}

declare module '@shop/brand.css' {}

declare module '@shop/fonts.css' {}
