import type { Toy } from '@toystore/ui';
import { expect, test } from 'vitest';
import { firstOf, knownCatalogueElement } from './knownCatalogue.ts';

const toy = (toyId: string, description = ''): Toy => ({
  toyId,
  toyName: `Toy ${toyId}`,
  sellerName: 'A seller',
  price: 1,
  rating: 5,
  availableQuantity: 1,
  description,
  pictureURL: '',
});

test('a page knows the first toys and the number of all', () => {
  const known = firstOf(Array.from({ length: 48 }, (_, place) => toy(String(place))));
  expect(known.toys.map(({ toyId }) => Number(toyId))).toEqual([...Array(12).keys()]);
  expect(known.count).toBe(48);
});

test('no text of a toy ends the element that it is in', () => {
  const known = firstOf([toy('1', '</script><!-- <script> & "so on"')]);
  const element = knownCatalogueElement(known);
  const [, json = ''] = /^<script [^>]*>([^<]*)<\/script>$/.exec(element) ?? [];
  expect(JSON.parse(json)).toEqual(known);
});
