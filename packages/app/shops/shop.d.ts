/* The modules that `build/shop/shopPlugin.ts` generates for the selected shop. `npm run types` writes the types of its texts. */

declare module '@shop' {
  type Shop = import('./defineShop.ts').Shop;

  export const id: string;
  /** The direction of its script. */
  export const dir: 'ltr' | 'rtl';
  export const name: Shop['name'];
  export const locale: Shop['locale'];
  /** Of its locale, without the region: `de` of `de-DE`. */
  export const language: string;
  export const currency: Shop['currency'];
  export const brand: Shop['brand'];
  export const priceNote: Shop['priceNote'];
  export const siteUrl: Shop['siteUrl'];
  export const alternates: Shop['alternates'];
  /** Of `alternates`, for a menu. */
  export const languages: readonly import('../build/shop/languages.ts').SiteLanguage[] | undefined;
  export const footer: Shop['footer'];
}

/** The modules that `build/shop/everyShop.ts` adds for Storybook. */
declare module '@shop/selection' {
  type Shop = import('./defineShop.ts').Shop;

  export const shops: readonly (Shop & { id: string; dir: 'ltr' | 'rtl' })[];
  /** Makes the modules of the shop be those of another one. */
  export function selectShop(id: string): void;
}

declare module '@shop/catalogue' {
  /** The records of the selected shop's `public/toy.json`. */
  const records: readonly { toyId: number }[];
  export default records;
}

declare module '@shop/texts/kit' {
  import type { PartialUiLabels } from '@toystore/ui';

  /** All labels of the kit in the shop's language; of an English shop, those that differ. */
  const labels: PartialUiLabels;
  export default labels;
}

declare module '@shop/texts/statements' {
  import type { Statements } from '@toystore/storefront';

  /** The sentences that laws prescribe, of the jurisdictions for which the shop has them. */
  const statements: Statements;
  export default statements;
}

declare module '@shop/brand.css' {}

declare module '@shop/fonts.css' {}
