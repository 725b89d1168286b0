import { expect, test } from 'vitest';
import { createToy } from '../../test/createToy.ts';
import { initialCatalogueScript } from './initialCatalogue.ts';
import { snapshotOf } from './snapshotOf.ts';

test('contains the first toys and the number of all', () => {
  const initial = snapshotOf(
    Array.from({ length: 48 }, (_, place) => createToy({ toyId: String(place) })),
  );
  expect(initial.toys.map(({ toyId }) => Number(toyId))).toEqual([...Array(12).keys()]);
  expect(initial.count).toBe(48);
});

test('escapes texts that would end the element', () => {
  const initial = snapshotOf([createToy({ description: '</script><!-- <script> & "so on"' })]);
  const element = initialCatalogueScript(initial);
  const [, json = ''] = /^<script [^>]*>([^<]*)<\/script>$/.exec(element) ?? [];
  expect(JSON.parse(json)).toEqual(initial);
});
