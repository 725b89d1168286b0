/*
 * The attributes of Google's product data specification (https://support.google.com/merchants/answer/7052112), as of
 * 26 November 2026.
 */

/** The attributes that the feed uses. */
export const FEED_ATTRIBUTES = {
  required: ['id', 'title', 'description', 'link', 'image_link', 'availability', 'price'],
  optional: [
    ...(['sale_price', 'brand', 'gtin', 'mpn', 'identifier_exists'] as const),
    ...(['condition', 'product_type', 'age_group'] as const),
  ],
} as const;

export type FeedAttribute =
  | (typeof FEED_ATTRIBUTES.required)[number]
  | (typeof FEED_ATTRIBUTES.optional)[number];

/** The most characters that a text may have; longer ones are cut, as the channel would. */
export const FEED_LIMITS = {
  id: 50,
  title: 150,
  description: 5000,
  brand: 70,
  mpn: 70,
  product_type: 750,
} as const satisfies Partial<Record<FeedAttribute, number>>;
