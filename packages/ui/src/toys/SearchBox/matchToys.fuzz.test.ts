import { array, assert, property, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { adversarialStrings, partOf } from '../../../test/adversarialStrings.ts';
import { createToys } from '../../../test/createToy.ts';
import { matchToys } from './matchToys.ts';

const names = adversarialStrings.map((name) => name.trim() || 'Bear');
const catalogues = array(names, { maxLength: 12 }).map(createToys);

test('for any names and any typed text, each match is a part of a name', () => {
  assert(
    property(catalogues, adversarialStrings, (toys, text) => {
      const matches = matchToys(toys, text);
      expect(matches.length).toBeLessThanOrEqual(8);
      expect(new Set(matches.map(({ toy }) => toy)).size).toBe(matches.length);
      for (const { toy, start, end } of matches) {
        expect(toys).toContain(toy);
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(toy.toyName.length);
        expect(matchToys(createToys([toy.toyName.slice(start, end)]), text)).toHaveLength(1);
        // Cut between characters as the user sees them: the parts are as well formed as the whole.
        const parts = [toy.toyName.slice(0, start), toy.toyName.slice(start, end)];
        if (isWhole(toy.toyName)) for (const part of parts) expect(part).toSatisfy(isWhole);
      }
    }),
  );
});

const isWhole = (text: string) => !/\p{Surrogate}/u.test(text);
const hasLetters = (text: string) => /[^\p{Mn}\p{Cf}\s]/u.test(text);

test('a toy is found by any part of its name, in any case', () => {
  const typed = uniqueArray(names, { minLength: 1, maxLength: 5 }).chain((list) =>
    partOf(list[0] ?? '').map((part) => ({ toys: createToys(list), part })),
  );
  assert(
    property(typed, ({ toys, part }) => {
      // No user types half an emoji or half of an accented letter.
      if (!hasLetters(part) || !isWhole(part)) return;
      for (const text of [part, part.toLowerCase(), part.normalize('NFD'), part.normalize('NFC')]) {
        expect(matchToys(toys, text).map(({ toy }) => toy)).toContain(toys[0]);
      }
    }),
  );
});
