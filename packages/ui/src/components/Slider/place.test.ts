import { expect, test } from 'vitest';
import type { Toy } from '../../toy.ts';
import { firstPlace, settle, stepFrom } from './place.ts';

const list = (ids: string): Toy[] =>
  [...ids].map((toyId) => ({
    toyId,
    toyName: toyId,
    sellerName: '',
    price: 1,
    rating: 1,
    availableQuantity: 1,
    description: '',
    pictureURL: '',
  }));

test('steps wrap in both directions while the position goes on', () => {
  const toys = list('abc');
  const start = firstPlace(toys);
  expect(stepFrom(start, toys, -1)).toEqual({ position: -1, index: 2, toyId: 'c' });
  expect(stepFrom(start, toys, 3)).toEqual({ position: 3, index: 0, toyId: 'a' });
  expect(stepFrom(start, toys, -7)).toEqual({ position: -7, index: 2, toyId: 'c' });
});

test('a full round visits every toy once', () => {
  const toys = list('abcde');
  let place = firstPlace(toys);
  const visited = toys.map(() => {
    const { toyId } = place;
    place = stepFrom(place, toys, 1);
    return toyId;
  });
  expect(visited.join('')).toBe('abcde');
  expect(place.toyId).toBe('a');
});

test('a changed list keeps the toy, and its slide', () => {
  const place = stepFrom(firstPlace(list('abc')), list('abc'), 1);
  expect(settle(place, list('xyabc'))).toEqual({ position: 1, index: 3, toyId: 'b' });
  expect(settle(place, list('b'))).toEqual({ position: 1, index: 0, toyId: 'b' });
});

test('a toy that is gone leaves its place to the next, or to the last', () => {
  const place = stepFrom(firstPlace(list('abc')), list('abc'), 2);
  expect(settle(place, list('abx')).index).toBe(2);
  expect(settle(place, list('a')).index).toBe(0);
});

test('one toy and two toys', () => {
  expect(stepFrom(firstPlace(list('a')), list('a'), 1)).toEqual({
    position: 1,
    index: 0,
    toyId: 'a',
  });
  expect(stepFrom(firstPlace(list('ab')), list('ab'), -1).toyId).toBe('b');
});
