import type { Shop } from '../../../shops/defineShop.ts';
import { pseudoText } from './pseudoText.ts';

/**
 * The shop that tests start to find texts that no shop could translate. It has no folder: it is the reference shop with
 * texts that look foreign, but read as English. A text on the screen without accents comes from no shop.
 */
export const PSEUDO_SHOP = 'en-XA';

/** The settings of the pseudo shop, out of those of the shop whose folder it has. */
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
