import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert, constantFrom, oneof, property, record, string } from 'fast-check';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { createToy } from '../../../storefront/test/createToy.ts';
import { hostileAddresses } from '../../../ui/test/hostileAddresses.ts';
import { FEED_ATTRIBUTES, FEED_LIMITS } from './feedAttributes.ts';
import { merchantFeed } from './merchantFeed.ts';
import { productList, structuredDataScript } from './productList.ts';

const channel = {
  name: 'Toys & Co.',
  locale: 'en-US',
  currency: 'USD',
  absoluteUrl: (path: string) => new URL(path, 'https://toys.example').href,
};

const bear = createToy({
  toyId: 'a/b',
  category: 'Animals',
  suggestedMinAge: 1.5,
  gtin: '0614141007011',
  model: 'CL-1',
  manufacturer: { name: 'Cloudberry Lane', address: 'Portland' },
  compareAtPrice: 3995,
});

const parser = new new JSDOM().window.DOMParser();
const document = (html: string) => parser.parseFromString(html, 'text/html');
const dataOf = (toys: Parameters<typeof productList>[0]) =>
  JSON.parse(
    document(structuredDataScript(productList(toys, channel))).querySelector('script')
      ?.textContent ?? '',
  );

/** Reads a feed as an XML parser does: an error of the document fails. */
function itemsOf(feed: string) {
  const xml = parser.parseFromString(feed, 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  return [...xml.querySelectorAll('item')].map((item) =>
    Object.fromEntries(
      [...item.children].map(({ localName, textContent }) => [localName, textContent]),
    ),
  );
}

test('lists toys for search engines, with links to their public cards', () => {
  expect(dataOf([bear, createToy({ toyId: '2', availableQuantity: 0 })])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: 2,
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        item: {
          '@type': 'Product',
          sku: 'a/b',
          name: 'Bramble the Honey Bear',
          url: 'https://toys.example/alltoy#a%2Fb',
          image: 'https://toys.example/pictures/bramble-the-honey-bear-640.webp',
          category: 'Animals',
          gtin: '0614141007011',
          brand: { '@type': 'Brand', name: 'Cloudberry Lane' },
          audience: { '@type': 'PeopleAudience', suggestedMinAge: 1.5 },
          offers: {
            '@type': 'Offer',
            price: '34.95',
            priceCurrency: 'USD',
            availability: 'https://schema.org/InStock',
          },
        },
      },
      expect.objectContaining({
        item: expect.objectContaining({
          offers: expect.objectContaining({ availability: 'https://schema.org/OutOfStock' }),
        }),
      }),
    ],
  });
});

test('writes what a toy has into the feed', () => {
  expect(itemsOf(merchantFeed([bear], channel))).toEqual([
    {
      id: 'a/b',
      title: 'Bramble the Honey Bear',
      description: 'A bear with a round tummy.',
      link: 'https://toys.example/alltoy#a%2Fb',
      image_link: 'https://toys.example/pictures/bramble-the-honey-bear-640.webp',
      availability: 'in_stock',
      price: '39.95 USD',
      sale_price: '34.95 USD',
      brand: 'Cloudberry Lane',
      gtin: '0614141007011',
      mpn: 'CL-1',
      condition: 'new',
      product_type: 'Animals',
      age_group: 'toddler',
    },
  ]);
});

test('writes the decimals of the currency, and says that a toy has no numbers', () => {
  const plain = createToy({ toyId: '1', description: '', sellerName: undefined });
  const [item] = itemsOf(merchantFeed([plain], { ...channel, currency: 'KWD' }));
  expect(item).toMatchObject({
    price: '3.495 KWD',
    identifier_exists: 'no',
    description: 'Bramble the Honey Bear',
  });
  expect(item).not.toHaveProperty('brand');
});

test('has the attributes of the table in the README', () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| `(\w+)` \| ([^|]+) \|/gm)];
  const named = (isRequired: boolean) =>
    rows.filter(([, , required]) => (required === 'yes') === isRequired).map(([, name]) => name);
  expect(named(true)).toEqual(FEED_ATTRIBUTES.required);
  expect(named(false)).toEqual(FEED_ATTRIBUTES.optional);
});

test('publishes a picture only at a web address, for any text', () => {
  assert(
    property(hostileAddresses, (pictureURL) => {
      const toy = createToy({ pictureURL });
      const { image } = dataOf([toy]).itemListElement[0].item;
      const [item] = itemsOf(merchantFeed([toy], channel));
      expect(item?.image_link).toBe(image);
      if (image === undefined) return;
      const { protocol, username, password } = new URL(image);
      expect(protocol).toMatch(/^https?:$/);
      expect(username + password).toBe('');
    }),
  );
});

test('has the required attributes and no unknown ones within their limits, for any texts', {
  timeout: 60_000,
}, () => {
  const hostile = oneof(
    string({ unit: 'binary' }),
    constantFrom(
      '</script><script>alert(1)</script>',
      '<!--<script>',
      ']]>',
      '<![CDATA[',
      '\u2028',
      '&lt;',
      '\0\u0008\u001f\ufffe',
      '\ud800',
    ),
  );
  const fields = record({
    toyId: hostile,
    toyName: hostile,
    description: hostile,
    category: hostile,
    model: hostile,
    sellerName: hostile,
  });
  const known: readonly string[] = [...FEED_ATTRIBUTES.required, ...FEED_ATTRIBUTES.optional];
  assert(
    property(fields, (texts) => {
      const toy = createToy(texts);
      const [item = {}] = itemsOf(merchantFeed([toy], channel));
      expect(Object.keys(item)).toEqual(expect.arrayContaining([...FEED_ATTRIBUTES.required]));
      expect(known).toEqual(expect.arrayContaining(Object.keys(item)));
      for (const [name, limit] of Object.entries(FEED_LIMITS)) {
        expect([...(item[name] ?? '')].length).toBeLessThanOrEqual(limit);
      }
      const script = structuredDataScript(productList([toy], channel));
      expect(script).not.toMatch(/[\u2028\u2029]/);
      const page = document(`<body>${script}`);
      expect(page.querySelectorAll('script')).toHaveLength(1);
      expect(page.body.children).toHaveLength(1);
      expect(dataOf([toy]).itemListElement[0].item.name).toBe(toy.toyName);
    }),
    { numRuns: 20 },
  );
});
