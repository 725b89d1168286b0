import { parseCatalogue } from '@toystore/storefront';
import { expect, test } from 'vitest';
import { catalogueOf, shopToys } from './catalogue.mjs';

test('48 toys are the shop’s own', () => {
  expect(catalogueOf(shopToys(), 48)).toEqual(shopToys());
});

test('the same seed generates the same toys, another seed others', () => {
  const names = (seed: number) => catalogueOf(shopToys(), 200, seed).map((toy) => toy.toyName);
  expect(names(1)).toEqual(names(1));
  expect(names(1)).not.toEqual(names(2));
});

test('the shop accepts every generated toy', () => {
  const { toys, rejected } = parseCatalogue(catalogueOf(shopToys(), 1000));
  expect(toys).toHaveLength(1000);
  expect(rejected).toEqual([]);
});
