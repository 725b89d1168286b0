import type { LoadedShop } from './loadShop.ts';
import { directionOf } from './loadShop.ts';

/**
 * Returns the shop to copy for a language: one in that language, or else in its script, or else in its direction. An English shop
 * has only some of the kit's texts, so another language needs a shop that has them all.
 */
export function nearestShop(shops: readonly LoadedShop[], locale: string): LoadedShop | undefined {
  const wanted = new Intl.Locale(locale).maximize();
  const score = (shop: LoadedShop) => {
    const { language, script } = new Intl.Locale(shop.locale).maximize();
    if (language === wanted.language) return 8;
    return (
      4 * Number(language !== 'en') +
      2 * Number(shop.dir === directionOf(locale)) +
      Number(script === wanted.script)
    );
  };
  return shops.toSorted((a, b) => score(b) - score(a))[0];
}
