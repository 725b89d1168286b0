import { expect, test } from 'vitest';
import { createToys } from '../../../test/createToy.ts';
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

test('handles a very long text', () => {
  expect(namesOf(['Bear'], 'bear'.repeat(2500))).toEqual([]);
  const long = 'b'.repeat(10_000);
  expect(markedIn(long, long)).toEqual([long]);
});
