import { selectShop, shops } from '@shop/selection';
import labels from '@shop/texts/kit';
import type { Decorator } from '@storybook/react-vite';
import { UiProvider } from '@toystore/ui';
import { createElement } from 'react';
import { PSEUDO_SHOP } from '../packages/app/build/shop/pseudo/pseudoShop.ts';

/* The only file of Storybook that knows the app's shops: the kit does not depend on them. */

/** The shop of the kit's stories: English, dollars, and the kit's own brand. */
export const KIT_SHOP = 'toystore';

export { selectShop, shops };

/** Returns the shop with this id, or the kit's. */
export function shopOf(id: unknown) {
  const shop = shops.find((each) => each.id === id) ?? shops.find(({ id }) => id === KIT_SHOP);
  if (shop === undefined) throw new Error(`There is no shop ${KIT_SHOP}.`);
  return shop;
}

/** Gives a story of the kit the labels, formats and currency of the shop in the toolbar. */
export const inShop: Decorator = (Story, { globals }) => {
  const { id, locale, currency } = shopOf(globals.shop);
  const story = createElement(Story);
  if (id === KIT_SHOP || id === PSEUDO_SHOP) return story; // it uses the kit's own labels, as pseudo texts
  return createElement(UiProvider, { labels, locale, currency, key: id, children: story });
};
