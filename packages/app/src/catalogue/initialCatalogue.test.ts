import type { Toy } from '@toystore/ui';
import { expect, test } from 'vitest';
import { initialCatalogueScript, snapshotOf } from './initialCatalogue.ts';

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

test('a snapshot holds the first toys and the number of all', () => {
  const initial = snapshotOf(Array.from({ length: 48 }, (_, place) => toy(String(place))));
  expect(initial.toys.map(({ toyId }) => Number(toyId))).toEqual([...Array(12).keys()]);
  expect(initial.count).toBe(48);
});

test('no text of a toy ends the element that it is in', () => {
  const initial = snapshotOf([toy('1', '</script><!-- <script> & "so on"')]);
  const element = initialCatalogueScript(initial);
  const [, json = ''] = /^<script [^>]*>([^<]*)<\/script>$/.exec(element) ?? [];
  expect(JSON.parse(json)).toEqual(initial);
});
