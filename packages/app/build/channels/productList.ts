import type { Toy } from '@toystore/storefront';
import type { ItemList, Product, WithContext } from 'schema-dts';
import { type Channel, channelPicture, plainPrice, publicAddress } from './channel.ts';

/**
 * Returns the toys that a page shows as a schema.org list, for search engines
 * (https://developers.google.com/search/docs/appearance/structured-data/carousel).
 */
export const productList = (toys: readonly Toy[], channel: Channel): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  numberOfItems: toys.length,
  itemListElement: toys.map((toy, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: product(toy, channel),
  })),
});

function product(toy: Toy, channel: Channel): Product {
  const { suggestedMinAge, suggestedMaxAge, manufacturer, category, gtin } = toy;
  const picture = channelPicture(toy, channel);
  const ages = {
    ...(suggestedMinAge !== undefined && { suggestedMinAge }),
    ...(suggestedMaxAge !== undefined && { suggestedMaxAge }),
  };
  const hasAge = Object.keys(ages).length > 0;
  return {
    '@type': 'Product',
    sku: toy.toyId,
    name: toy.toyName,
    url: publicAddress(toy, channel),
    ...(picture !== undefined && { image: picture }),
    ...(category !== undefined && { category }),
    ...(gtin !== undefined && { gtin }),
    ...(manufacturer && { brand: { '@type': 'Brand', name: manufacturer.name } }),
    ...(hasAge && { audience: { '@type': 'PeopleAudience', ...ages } }),
    offers: {
      '@type': 'Offer',
      price: plainPrice(toy.price, channel),
      priceCurrency: channel.currency,
      availability: `https://schema.org/${toy.availableQuantity > 0 ? 'InStock' : 'OutOfStock'}`,
    },
  };
}

/** Returns the `<script>` element of structured data, as HTML: no text of a toy ends it, or a line of JavaScript. */
export function structuredDataScript(data: WithContext<ItemList>): string {
  const escaped = JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/ld+json">${escaped}</script>`;
}
