import { expect, test } from 'vitest';
import { firstPlace, placesFrom, settle, stepFrom } from './place.ts';

const list = (keys: string) => ({ items: [...keys], keyOf: (key: string) => key });

test('steps wrap in both directions and the position keeps counting', () => {
  const slides = list('abc');
  const start = firstPlace(slides);
  expect(stepFrom(start, slides, -1)).toEqual({ position: -1, index: 2, key: 'c' });
  expect(stepFrom(start, slides, 3)).toEqual({ position: 3, index: 0, key: 'a' });
  expect(stepFrom(start, slides, -7)).toEqual({ position: -7, index: 2, key: 'c' });
});

test('a window of places goes around the end as often as needed', () => {
  const keys = (from: number, count: number) =>
    placesFrom(firstPlace(list('abcd')), list('abcd'), from, count).map(({ key }) => key);
  expect(keys(-3, 9).join('')).toBe('bcdabcdab');
  expect(keys(0, 3).join('')).toBe('abc');
  const places = placesFrom(firstPlace(list('abcd')), list('abcd'), -3, 9);
  expect(new Set(places.map(({ position }) => position)).size).toBe(9);
});

test('a changed list keeps the toy, and its slide', () => {
  const place = stepFrom(firstPlace(list('abc')), list('abc'), 1);
  expect(settle(place, list('xyabc'))).toEqual({ position: 1, index: 3, key: 'b' });
  expect(settle(place, list('b'))).toEqual({ position: 1, index: 0, key: 'b' });
});

test('the next toy, or the last, replaces a removed one', () => {
  const place = stepFrom(firstPlace(list('abc')), list('abc'), 2);
  expect(settle(place, list('abx')).index).toBe(2);
  expect(settle(place, list('a')).index).toBe(0);
});
