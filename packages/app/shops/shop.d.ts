/* The modules that `build/shop/shopPlugin.ts` generates for the selected shop. `npm run types` writes the types of its texts. */

declare module '@shop' {
  const shop: import('../build/shop/loadShop.ts').LoadedShop;
  export = shop;
}

/** The modules that `build/shop/everyShop.ts` adds for Storybook. */
declare module '@shop/selection' {
  export const shops: readonly import('../build/shop/loadShop.ts').LoadedShop[];
  /** Makes the modules of the shop be those of another one. */
  export function selectShop(id: string): void;
}

declare module '@shop/catalogue' {
  /** The records of the selected shop's `public/toy.json`. */
  const records: readonly { toyId: number }[];
  export default records;
}

declare module '@shop/signIn' {
  /** The accounts elsewhere with which people can sign in. */
  export const providers: readonly import('@toystore/accounts').SignInProvider[];
}

declare module '@shop/signIn/faces' {
  /** How forms show them, in the same order. */
  export const providerFaces: readonly import('@toystore/ui').ProviderFace[];
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
