import type { Toy } from '@toystore/storefront';
import { type Channel, channelPicture, plainPrice, publicAddress } from './channel.ts';
import { FEED_LIMITS, type FeedAttribute } from './feedAttributes.ts';

/**
 * Returns the catalogue as a feed for Google Merchant Center, in RSS 2.0 (https://support.google.com/merchants/answer/14987622).
 * A toy without a picture is left out: the channel rejects it.
 */
export function merchantFeed(toys: readonly Toy[], channel: Channel): string {
  const { name, absoluteUrl } = channel;
  const items = toys.flatMap((toy) => {
    const picture = channelPicture(toy, channel);
    return picture === undefined ? [] : [item(attributesOf(toy, picture, channel))];
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${xmlText(name)}</title>
<link>${xmlText(absoluteUrl('/'))}</link>
<description>${xmlText(name)}</description>
${items.join('\n')}
</channel>
</rss>
`;
}

type Attributes = Partial<Record<FeedAttribute, string | undefined>>;

function attributesOf(toy: Toy, picture: string, channel: Channel): Attributes {
  const { price, compareAtPrice, manufacturer, sellerName, gtin, model, description } = toy;
  const written = (minorUnits: number) => `${plainPrice(minorUnits, channel)} ${channel.currency}`;
  const isReduced = compareAtPrice !== undefined && compareAtPrice > price;
  const brand = manufacturer?.name ?? sellerName;
  return {
    id: toy.toyId,
    title: toy.toyName,
    description: description || toy.toyName,
    link: publicAddress(toy, channel),
    image_link: picture,
    availability: toy.availableQuantity > 0 ? 'in_stock' : 'out_of_stock',
    price: written(isReduced ? compareAtPrice : price),
    sale_price: isReduced ? written(price) : undefined,
    brand: brand || undefined,
    gtin,
    mpn: model,
    identifier_exists: gtin === undefined && model === undefined ? 'no' : undefined,
    condition: 'new',
    product_type: toy.category,
    age_group: ageGroup(toy.suggestedMinAge),
  };
}

/** The channel's groups: up to three months, a year, five years, and older children. */
function ageGroup(years: number | undefined): string | undefined {
  if (years === undefined) return undefined;
  const [group] = (
    [
      ['newborn', 0.25],
      ['infant', 1],
      ['toddler', 5],
    ] as const
  ).find(([, end]) => years < end) ?? ['kids'];
  return group;
}

function item(attributes: Attributes): string {
  const elements = Object.entries(attributes).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const limit = Object.entries(FEED_LIMITS).find(([limited]) => limited === name)?.[1];
    const characters = [...value];
    const text = limit === undefined ? value : characters.slice(0, limit).join('');
    return [`<g:${name}>${xmlText(text)}</g:${name}>`];
  });
  return `<item>${elements.join('')}</item>`;
}

/** Escapes a text for XML, without the characters that no XML document may contain. */
const xmlText = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 excludes
    .replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
