import { expect, test } from 'vitest';
import { createToy } from '../../test/createToy.ts';
import { initialCatalogueScript } from './initialCatalogue.ts';
import { snapshotOf } from './snapshotOf.ts';

test('escapes texts that would end the element', () => {
  const initial = snapshotOf([createToy({ description: '</script><!-- <script> & "so on"' })]);
  const element = initialCatalogueScript(initial);
  const [, json = ''] = /^<script [^>]*>([^<]*)<\/script>$/.exec(element) ?? [];
  expect(JSON.parse(json)).toEqual(initial);
});
