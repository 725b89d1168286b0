import { existsSync } from 'node:fs';
import { assert, constantFrom, oneof, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { hostileAddresses } from '../../../ui/test/hostileAddresses.ts';
import toys from '../../shops/toystore/public/toy.json';
import { pictureSources } from './pictureSources.ts';

/** Returns the URLs in a `srcset` as a browser parses it, with their widths. */
function candidates(srcSet: string) {
  // A URL ends at white space and drops commas around it; the rest up to a comma is its descriptor.
  return [...srcSet.matchAll(/[\t\n\f\r ,]*([^\t\n\f\r ]+)([^,]*)/g)].map(
    ([, address = '', descriptor = '']) => ({ address, width: descriptor.trim() }),
  );
}

/** Returns every URL from which a picture may be loaded. */
function addresses(url: string) {
  const { src, srcSet, sources = [] } = pictureSources(url);
  const sets = [srcSet ?? [], ...sources.map((source) => source.srcSet)].flat().map(candidates);
  for (const set of sets) expect(set.map(({ width }) => width)).toEqual(['320w', '640w', '960w']);
  return [src, ...sets.flat().map(({ address }) => address)];
}

test('names only existing files for a shop picture', () => {
  for (const { pictureURL } of toys) {
    const files = addresses(pictureURL);
    expect(files).toHaveLength(7);
    for (const file of files) expect(existsSync(`packages/app/public${file}`), file).toBe(true);
  }
});

test.each([
  'http://localhost:5173/pictures/bear-640.avif',
  'https://cdn.example/shop/pictures/bear-960.webp',
  '/shop/pictures/bear-320.webp',
])('%s is a shop picture, wherever the shop is', (url) => {
  const folder = url.slice(0, url.lastIndexOf('/'));
  expect(addresses(url)).toHaveLength(7);
  for (const address of addresses(url)) expect(address).toContain(`${folder}/bear-`);
});

test.each([
  'https://elsewhere.example/a-640.avif',
  '/photos/me.png',
  '/pictures/bear.svg',
  '/pictures/brown bear-640.avif',
  '/pictures/a,b-640.avif',
  '/pictures/a\nb-640.avif',
  '/ /pictures/bear-640.avif',
  'javascript:alert(1)/pictures/bear-640.avif',
  'data:image/png,/pictures/bear-640.avif',
])('returns %j unchanged', (url) => {
  expect(pictureSources(url)).toEqual({ src: url });
});

const texts = oneof(
  hostileAddresses,
  tuple(
    hostileAddresses,
    constantFrom('/pictures/'),
    hostileAddresses,
    constantFrom('-640.avif'),
  ).map((parts) => parts.join('')),
);
const SHOP = 'http://shop.example';
const isOnTheWeb = (address: string) =>
  URL.canParse(address, SHOP) && /^https?:$/.test(new URL(address, SHOP).protocol);

test('returns only web URLs for a web URL, and none that loads anything for other URLs', () => {
  assert(
    property(texts, (text) => {
      for (const address of addresses(text)) {
        if (isOnTheWeb(text)) expect(address).toSatisfy(isOnTheWeb);
        else if (address !== text) expect(URL.canParse(address, SHOP)).toBe(false);
      }
    }),
  );
});
