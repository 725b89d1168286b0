import { expect, test, vi } from 'vitest';
import { createToy } from '../../../test/createToy.ts';
import { matchToys } from './matchToys.ts';

// Counts the work of a search per typed character, which has to fit into a frame on any machine.

/** Counts how many texts a search folds, and how many characters its regular expressions examine. */
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

test('a name of 10,000 equal characters is scanned a few times, not once per character', () => {
  const toys = Array.from({ length: 8 }, (_, number) =>
    createToy({ toyName: `a${'b'.repeat(10_000)} ${number}` }),
  );
  const { characters } = workOf(() => expect(matchToys(toys, 'b')).toHaveLength(8));
  expect(characters / toys.length).toBeLessThan(4 * 10_000);
});
