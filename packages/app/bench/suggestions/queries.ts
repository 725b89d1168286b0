import type { Toy } from '@toystore/ui';
import { seededRandom } from '../catalogue.mjs';

/** What somebody types, and whether a toy is one of those that should be offered. */
export interface Query {
  text: string;
  isWanted: (toy: Toy) => boolean;
}

/** Queries of one kind. */
export interface QueryGroup {
  name: string;
  /** What has to be among the suggestions: a wanted toy; only such beyond exact names; or nearly nothing. */
  wants: 'one of them' | 'only those' | 'at most one';
  /** How many must be answered so, in per cent. */
  goal: number;
  queries: readonly Query[];
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const LONG_WORD = /\p{L}{5,}/gu; // in shorter ones a typo makes another word
const NONSENSE = 120; // of each kind

/** Words of other shops. */
const OTHER_WORDS =
  'kitchen invoice mortgage printer cabbage diesel window lipstick concrete parliament shovel ' +
  'vitamin broccoli keyboard plumber wardrobe trousers shampoo aspirin insurance battery asphalt ' +
  'mustard notebook curtain spreadsheet detergent zucchini mattress tobacco envelope passport ' +
  'raincoat saucepan toothpaste furnace gasoline cushion sausage umbrella vacuum whiskey yogurt ' +
  'necklace perfume lawnmower dishwasher fertilizer varnish monitor headphones router laptop ' +
  'sand rope cork milk soap tile wine beer meat rice salt fish coat sock belt cash loan bank bond ' +
  'fork knife spoon plate glass bread sugar flour steel brick cement drill screw nail grass towel ' +
  'sheet couch chair shelf stove fridge hose beard cream shirt skirt jeans phone radio lemon onion';

/** A letter more, less or another one at `at`, or that one and the next swapped. */
const editsOf = (word: string, at: number, letter: () => string) =>
  [
    word.slice(0, at) + letter() + word.slice(at),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter() + word.slice(at + 1),
    word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ].filter((edited) => edited.toLowerCase() !== word.toLowerCase());

/** The queries of a catalogue, the same ones each time. */
export function queriesOf(toys: readonly Toy[], seed = 7): QueryGroup[] {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const oneOf = (letters: string) => letters.charAt(below(letters.length));
  const wanting = (toy: Toy) => (other: Toy) => other === toy;

  const typos = (position: (word: string) => number, place: 'in the name' | 'alone'): Query[] =>
    toys.flatMap((toy) =>
      [...toy.toyName.matchAll(LONG_WORD)].flatMap(({ 0: word, index }) => {
        const [before, after] = [
          toy.toyName.slice(0, index),
          toy.toyName.slice(index + word.length),
        ];
        return editsOf(word, position(word), () => oneOf(LETTERS)).map((edited) => ({
          text: place === 'alone' ? edited : before + edited + after,
          isWanted: wanting(toy),
        }));
      }),
    );
  const inner = (word: string) => 1 + below(word.length - 2);
  const first = () => 0;

  const reversed = toys.map((toy): Query => {
    return { text: toy.toyName.split(' ').reverse().join(' '), isWanted: wanting(toy) };
  });
  const lastTwo = toys.flatMap((toy): Query[] => {
    const [last, before] = (toy.toyName.match(LONG_WORD) ?? []).reverse();
    return before === undefined ? [] : [{ text: `${last} ${before}`, isWanted: wanting(toy) }];
  });
  const sellers = [...new Set(toys.map(({ sellerName = '' }) => sellerName))].map(
    (text): Query => ({ text, isWanted: ({ sellerName }) => sellerName === text }),
  );

  const letters = (next: (at: number) => string) =>
    Array.from({ length: 4 + below(9) }, (_, at) => next(at)).join('');
  const anyLetters = () => letters(() => oneOf(LETTERS));
  const syllables = () => letters((at) => oneOf(at % 2 === 0 ? 'bcdfghjklmnpqrstvwxz' : 'aeiouy'));
  const nonsense = [
    ...Array.from({ length: NONSENSE }, anyLetters),
    ...Array.from({ length: NONSENSE }, syllables),
    ...OTHER_WORDS.split(' '),
  ].map((text): Query => ({ text, isWanted: () => false }));

  const typoGoal = { wants: 'one of them', goal: 90 } as const;
  return [
    { name: 'inner typo, whole name', ...typoGoal, queries: typos(inner, 'in the name') },
    { name: 'inner typo, the word alone', ...typoGoal, queries: typos(inner, 'alone') },
    { name: 'first letter, whole name', ...typoGoal, queries: typos(first, 'in the name') },
    { name: 'first letter, the word alone', ...typoGoal, queries: typos(first, 'alone') },
    { name: 'words reversed', wants: 'one of them', goal: 100, queries: reversed },
    { name: 'last two words swapped', wants: 'one of them', goal: 100, queries: lastTwo },
    { name: 'seller', wants: 'only those', goal: 100, queries: sellers },
    { name: 'nonsense: one answer or none', wants: 'at most one', goal: 100, queries: nonsense },
  ];
}
