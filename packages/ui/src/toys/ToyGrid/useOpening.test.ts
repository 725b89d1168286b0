import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createToys } from '../../../test/createToy.ts';
import { beginAlike } from './listLayout.ts';
import { ToyGrid } from './ToyGrid.tsx';

test('server-rendered HTML contains all of 200 toys', () => {
  const toys = createToys(Array.from({ length: 200 }, (_, index) => `Toy ${index + 1}`));
  const html = renderToString(createElement(ToyGrid, { toys, toyHref: '/toys/{toyId}' }));
  expect(html.match(/<article/g)).toHaveLength(200);
});

const listOf = (...names: string[]) => createToys(names);
const list = listOf('Bear', 'Owl', 'Fox');

test.each([
  { other: listOf('Bear', 'Owl', 'Fox'), alike: true },
  { other: listOf('Bear', 'Owl'), alike: true },
  { other: listOf('Bear', 'Owl', 'Fox', 'Hen'), alike: true },
  { other: listOf('Bear', 'Fox', 'Owl'), alike: false },
  { other: listOf('Bear', 'Fox'), alike: false },
  { other: listOf('Owl', 'Bear', 'Fox'), alike: false },
])('the list and $other.length others begin alike: $alike', ({ other, alike }) => {
  expect(beginAlike(list, other)).toBe(alike);
  expect(beginAlike(other, list)).toBe(alike);
});
