import { expect, test, vi } from 'vitest';
import { createToy } from '../../../test/createToy.ts';
import { matchToys } from './matchToys.ts';

// What a search does for each character typed, counted: it has to fit into a frame, on whatever machine.

/** How many texts are folded meanwhile, and how many characters expressions are run on. */
function workOf(search: () => void) {
  const fold = vi.spyOn(String.prototype, 'toLowerCase');
  const runs = vi.spyOn(RegExp.prototype, 'test');
  search();
  const folded = fold.mock.calls.length;
  const characters = runs.mock.calls.reduce((sum, [text]) => sum + text.length, 0);
  fold.mockRestore();
  runs.mockRestore();
  return { folded, characters };
}

test.each(['nowhere', 'b'.repeat(10_000), 'Bär'.repeat(3_333), '🧸\u200b'.repeat(3_333)])(
  'once 10,000 toys are known, a search folds what was typed and no name (%#)',
  (text) => {
    const toys = Array.from({ length: 10_000 }, (_, number) =>
      createToy({ toyName: `Bramble the Bear ${number}` }),
    );
    const search = () => {
      expect(matchToys(toys, text)).toEqual([]);
    };
    expect(workOf(search).folded).toBe(10_001);
    expect(workOf(search)).toEqual({ folded: 1, characters: text.length });
  },
);

test('a name of 10,000 characters, all of them alike, is looked through a few times, not once a character', () => {
  const toys = Array.from({ length: 8 }, (_, number) =>
    createToy({ toyName: `a${'b'.repeat(10_000)} ${number}` }),
  );
  const { characters } = workOf(() => expect(matchToys(toys, 'b')).toHaveLength(8));
  expect(characters / toys.length).toBeLessThan(4 * 10_000);
});
