import type { Shop } from '../../../shops/defineShop.ts';
import { pseudoText } from './pseudoText.ts';

/**
 * The shop with which tests find text that no shop can translate. It has no folder: it is the reference shop with accented
 * texts that still read as English. Text on screen without accents is not from a shop.
 */
export const PSEUDO_SHOP = 'en-XA';

/** Returns the pseudo shop's settings, derived from those of the reference shop. */
export function pseudoSettings({ footer, ...shop }: Shop): Shop {
  const columns = footer.columns.map(({ title, links }) => ({
    title: pseudoText(title),
    links: links.map(({ label, href }) => ({ label: pseudoText(label), href })),
  }));
  return {
    ...shop,
    locale: PSEUDO_SHOP,
    footer: { ...footer, columns, ageNote: pseudoText(footer.ageNote) },
  };
}
