import { array, assert, property, uniqueArray } from 'fast-check';
import { expect, test, vi } from 'vitest';
import { adversarialStrings, partOf } from '../../../test/adversarialStrings.ts';
import { createToy, createToys } from '../../../test/createToy.ts';
import { findToys } from './findToys.ts';
import { matchToys } from './matchToys.ts';

const namesOf = (names: string[], text: string) =>
  matchToys(createToys(names), text).map(({ toy }) => toy.toyName);
const markedIn = (name: string, text: string) =>
  matchToys(createToys([name]), text).map(({ start, end }) => name.slice(start, end));

test.each(['', '   ', '\u0301'])('text without a character (%j) matches nothing', (text) => {
  expect(namesOf(['Bear'], text)).toEqual([]);
});

test('ignores case, accents, surrounding spaces and the kind of apostrophe', () => {
  expect(markedIn('Fiesta Llama Piñata', '  PINATA ')).toEqual(['Piñata']);
  expect(markedIn('Fiesta Llama Pin\u0303ata', 'piñ')).toEqual(['Pin\u0303']);
  expect(markedIn('Conjurer’s Wand', "conjurer's")).toEqual(['Conjurer’s']);
  expect(markedIn('Straßenbahn', 'STRASSE')).toEqual(['Straße']);
  expect(markedIn('ΜΙΚΡΟΣ', 'μικρός')).toEqual(['ΜΙΚΡΟΣ']);
  expect(markedIn('Big Bear', 'big   bear')).toEqual(['Big Bear']);
  expect(markedIn('A Big  Bear', 'big bear')).toEqual(['Big  Bear']);
  expect(markedIn('Big \u200b Bear', 'big bear\u200d')).toEqual(['Big \u200b Bear']);
});

test.each([
  ['東京タワー模型', 'たわー', 'タワー'],
  ['東京タワー模型', 'ﾀﾜｰ', 'タワー'],
  ['ของเล่นรถไฟไม้', 'รถไฟ', 'รถไฟ'],
  ['Puzzle 20', '۲۰', '20'],
  ['Puzzle ２０', '20', '２０'],
  ['اسباب\u200cبازی', 'اسباب بازي', 'اسباب\u200cبازی'],
])('in %s, %s marks %s', (name, typed, marked) => {
  expect(markedIn(name, typed)).toEqual([marked]);
});

test('toys with a word that starts with the text come first, in the order of the catalogue', () => {
  expect(namesOf(['Otter', 'Leather Ball', 'Bear the Elder', 'The Owl'], 'the')).toEqual([
    'Bear the Elder',
    'The Owl',
    'Leather Ball',
  ]);
});

test('the part at the start of a word is the one marked', () => {
  const name = 'Leather the Bear';
  expect(matchToys(createToys([name]), 'the')).toMatchObject([{ start: 8, end: 11 }]);
});

test('an apostrophe does not start a word', () => {
  expect(namesOf(["Conjurer's Wand", 'Owl Saucer'], 's')).toEqual([
    'Owl Saucer',
    "Conjurer's Wand",
  ]);
});

test.each(['.', '*', '[a-z', '(', '\\', '$', '|', '?'])('%s is matched literally', (text) => {
  expect(namesOf(['Bear', `Bear ${text} Owl`], text)).toEqual([`Bear ${text} Owl`]);
});

test('emoji are found and never split', () => {
  expect(markedIn('Bear 🧸 Box', '🧸')).toEqual(['🧸']);
  expect(markedIn('Family 👨‍👩‍👧 Set', '👨')).toEqual(['👨‍👩‍👧']);
  expect(namesOf(['Bear 🧸'], '🚀')).toEqual([]);
});

test('returns at most the limit over both groups', () => {
  const names = Array.from({ length: 20 }, (_, number) => `Bear ${number}`);
  expect(namesOf(names, 'bear')).toEqual(names.slice(0, 8));
  expect(namesOf([...names.slice(0, 7), 'Abear', 'Bbear'], 'bear')).toHaveLength(8);
  expect(matchToys(createToys(names), 'bear', 2)).toHaveLength(2);
});

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
