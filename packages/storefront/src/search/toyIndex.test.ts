import { assert, constantFrom, property, string } from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createToy } from '../../test/createToy.ts';
import { createToyIndex } from './toyIndex.ts';

const toy = (toyName: string, sellerName = 'Tin Thistle Co.') =>
  createToy({ toyName, sellerName, description: '' });

const toys = [
  toy('Bramble the Honey Bear', 'Cloudberry Lane'),
  toy('Fiesta Llama Piñata'),
  toy("Apprentice Conjurer's Wand"),
  toy('Plum Star Yo-Yo'),
  toy('Tango the T-Rex'),
  toy('Meadow Giant Floor Puzzle'),
  toy('Four Winds Diamond Kite'),
  toy('Große Straßenbahn'),
  toy('constructor __proto__ hasOwnProperty'),
];
const index = await createToyIndex(toys);
const found = (text: string) => index.find(text).map(({ toyName }) => toyName);

afterEach(() => vi.useRealTimers());

test.each([
  ['bear honey', 'Bramble the Honey Bear'],
  ['HONEY bra', 'Bramble the Honey Bear'],
  ['bear, honey!', 'Bramble the Honey Bear'],
  ['bear h', 'Bramble the Honey Bear'], // one letter is not a word yet
  ['cloudberry', 'Bramble the Honey Bear'],
  ['clodberry bear', 'Bramble the Honey Bear'],
  ['baer', 'Bramble the Honey Bear'],
  ['wand conjurers', "Apprentice Conjurer's Wand"],
  ['wand conjurer’s', "Apprentice Conjurer's Wand"],
  ['yoyo', 'Plum Star Yo-Yo'],
  ['yo yo plum', 'Plum Star Yo-Yo'],
  ['trex', 'Tango the T-Rex'],
  ['constructor', 'constructor __proto__ hasOwnProperty'],
])('%s finds %s, and nothing else', (text, name) => {
  expect(found(text)).toEqual([name]);
});

test.each([
  ['nothing', ''],
  ['blanks and signs', ' - & '],
  ['a letter', 'b'],
  ['a short word that is one letter from another', 'beer'],
  ['a word that has nothing to do with a toy', 'kitchen'],
  ['one of two words only', 'honey kitchen'],
  ['two typos in a word', 'brmbel'],
  ['very many words', Array.from({ length: 13 }, (_, n) => `bear${n}`).join(' ')],
  ['a very long word', 'bramble'.repeat(10_000)],
])('%s finds nothing', (_, text) => {
  expect(found(text)).toEqual([]);
});

test('finds similar words only if no toy has the word as typed', async () => {
  const { find } = await createToyIndex([toy('Wooden Train'), toy('Wooden Trail')]);
  expect(find('trail wooden')).toEqual([toy('Wooden Trail')]);
  expect(find('traix wooden')).toHaveLength(2);
});

test('ranks a word of the name above one of the seller', async () => {
  const [boat, light] = [toy('Boat', 'Lantern'), toy('Big Old Lantern of the Seas')];
  const { find } = await createToyIndex([boat, light]);
  expect(find('lantern')).toEqual([light, boat]);
});

test('finds a toy that has no seller', async () => {
  const { find } = await createToyIndex([
    createToy({ toyName: 'Plain Top', sellerName: undefined }),
  ]);
  expect(find('plain')).toHaveLength(1);
  expect(find('undefined')).toEqual([]);
});

test('finds toys of the catalogue, each once, for any text', () => {
  const anything = string({ unit: 'grapheme', maxLength: 30 });
  assert(
    property(constantFrom('', 'bear ', 'yo-', '"', '*'), anything, (start, text) => {
      const result = index.find(start + text);
      expect(result.every((one) => toys.includes(one))).toBe(true);
      expect(new Set(result).size).toBe(result.length);
    }),
  );
});

test('returns at most 16 toys', async () => {
  const many = await createToyIndex(Array.from({ length: 50 }, (_, n) => toy(`Bear Number ${n}`)));
  expect(many.find('number bear')).toHaveLength(16);
});

describe('building', () => {
  const large = Array.from({ length: 1_000 }, (_, n) => toy(`Toy ${n}`));

  test('takes a task for every 100 toys', async () => {
    const timeout = vi.spyOn(globalThis, 'setTimeout');
    await createToyIndex(large);
    expect(timeout).toHaveBeenCalledTimes(10);
    timeout.mockRestore();
  });

  test('ends when it is aborted', async () => {
    vi.useFakeTimers();
    const building = new AbortController();
    const result = expect(createToyIndex(large, building.signal)).rejects.toThrow('aborted');
    building.abort();
    await vi.advanceTimersToNextTimerAsync();
    await result;
    expect(vi.getTimerCount()).toBe(0);
  });
});
