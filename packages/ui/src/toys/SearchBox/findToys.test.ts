import { expect, test, vi } from 'vitest';
import { createToy, createToys } from '../../../test/createToy.ts';
import { findToys } from './findToys.ts';

const toys = createToys(['Bear', 'Owl', 'Bear Cub', 'Fox']);
const [bear, owl, cub, fox] = toys;

test('other matches follow those by name, unmarked and without duplicates', () => {
  const { matches, complete } = findToys(toys, 'bear', () =>
    [fox, cub, owl].flatMap((t) => t ?? []),
  );
  expect(matches.map(({ toy }) => toy)).toEqual([bear, cub, fox, owl]);
  expect(matches.map(({ start, end }) => end - start)).toEqual([4, 4, 0, 0]);
  expect(complete).toBe(true);
});

test('they fill the remaining places, and are not requested if no place is left', () => {
  const many = Array.from({ length: 20 }, (_, index) => createToy({ toyName: `Otter ${index}` }));
  expect(findToys(toys, 'bear', () => many).matches).toHaveLength(8);
  const findMore = vi.fn(() => many);
  expect(findToys(many, 'otter', findMore).matches).toHaveLength(8);
  expect(findToys(toys, '  ', findMore).matches).toEqual([]);
  expect(findMore).not.toHaveBeenCalled();
});

test('the answer is incomplete while the other matches are unknown', () => {
  expect(findToys(toys, 'bear', () => undefined)).toMatchObject({ complete: false });
  expect(findToys(toys, 'bear').complete).toBe(true);
});
