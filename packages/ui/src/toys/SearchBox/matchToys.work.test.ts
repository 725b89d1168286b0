import { expect, test, vi } from 'vitest';
import { named } from '../../stories/namedToy.ts';
import { matchToys } from './matchToys.ts';

// What a search does for each letter typed, counted: it has to fit into a frame, on whatever machine.

/** How many texts are folded meanwhile, and how many letters expressions are held against. */
function workOf(search: () => void) {
  const fold = vi.spyOn(String.prototype, 'toLowerCase');
  const hold = vi.spyOn(RegExp.prototype, 'test');
  search();
  const folded = fold.mock.calls.length;
  const letters = hold.mock.calls.reduce((sum, [text]) => sum + text.length, 0);
  fold.mockRestore();
  hold.mockRestore();
  return { folded, letters };
}

test.each(['nowhere', 'b'.repeat(10_000), 'Bär'.repeat(3_333), '🧸\u200b'.repeat(3_333)])(
  'once 10,000 toys are known, a search folds what was typed and no name (%#)',
  (text) => {
    const toys = Array.from({ length: 10_000 }, (_, number) => named(`Bramble the Bear ${number}`));
    const search = () => {
      expect(matchToys(toys, text)).toEqual([]);
    };
    expect(workOf(search).folded).toBe(10_001);
    expect(workOf(search)).toEqual({ folded: 1, letters: text.length });
  },
);

test('a name of 10,000 letters, all of them alike, is looked through a few times, not once a letter', () => {
  const toys = Array.from({ length: 8 }, (_, number) => named(`a${'b'.repeat(10_000)} ${number}`));
  const { letters } = workOf(() => expect(matchToys(toys, 'b')).toHaveLength(8));
  expect(letters / toys.length).toBeLessThan(4 * 10_000);
});
