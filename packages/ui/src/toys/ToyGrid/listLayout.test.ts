import { expect, test } from 'vitest';
import { createToys } from '../../../test/createToy.ts';
import { beginAlike } from './listLayout.ts';

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
