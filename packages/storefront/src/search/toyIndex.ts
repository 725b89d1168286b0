import MiniSearch, { type QueryCombination } from 'minisearch';
import type { Toy } from '../toy.ts';
import { otherSpellings, toWords } from './words.ts';

/** Finds toys by words of their name and seller, in any order and with typos. */
export interface ToyIndex {
  /** Returns the best 16 matches: some may be suggested already. */
  find(text: string): readonly Toy[];
}

const LIMIT = 16; // twice as many as the search box offers
const CHUNK_SIZE = 100; // toys: a few ms on a slow phone
const MAX_WORDS = 12; // each word takes time, and users type fewer
const MIN_PREFIX_LENGTH = 2; // too many words start with a given letter
const MIN_TYPO_LENGTH = 5; // shorter words are too similar
const MAX_TYPO_LENGTH = 30;

/**
 * Builds the index in chunks, to avoid long tasks.
 * @throws the signal's reason
 */
export async function createToyIndex(
  toys: readonly Toy[],
  signal?: AbortSignal,
): Promise<ToyIndex> {
  const index = new MiniSearch<Toy>({
    idField: 'toyId',
    fields: ['toyName', 'sellerName'],
    tokenize: (text) => [...toWords(text), ...otherSpellings(text)],
    processTerm: (word) => word,
    searchOptions: { boost: { toyName: 2 } },
  });
  for (let start = 0; start < toys.length; start += CHUNK_SIZE) {
    index.addAll(toys.slice(start, start + CHUNK_SIZE));
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
  }
  const toysById = new Map(toys.map((toy) => [toy.toyId, toy]));
  const search = (words: readonly string[], toQuery: ToQuery) =>
    index.search({ combineWith: 'AND', queries: words.map(toQuery) });

  return {
    find(text) {
      const words = [...new Set(toWords(text))];
      if ((words.at(-1)?.length ?? 0) < MIN_PREFIX_LENGTH) words.pop(); // still being typed
      if (words.length > MAX_WORDS) return [];
      const found = search(words, asTyped);
      const best = found.length > 0 ? found : search(words, withTypo);
      return best.slice(0, LIMIT).flatMap(({ id }) => toysById.get(id) ?? []);
    },
  };
}

type ToQuery = (word: string, position: number, words: readonly string[]) => QueryCombination;

/** Matches the words as typed; the last one may be a prefix. */
const asTyped: ToQuery = (word, position, words) => ({
  queries: [word],
  prefix: position === words.length - 1 && word.length >= MIN_PREFIX_LENGTH,
});

/** Matches a word with one letter inserted, removed or replaced, or with two neighbours swapped. */
const withTypo: ToQuery = (word, ...place) => {
  const typed = asTyped(word, ...place);
  if (word.length < MIN_TYPO_LENGTH - 1 || word.length > MAX_TYPO_LENGTH) return typed;
  const isLikely = (meant: string) => meant === word || meant.length >= MIN_TYPO_LENGTH;
  const edited = { fuzzy: 1, boostDocument: (_id: string, meant: string) => +isLikely(meant) }; // 0 leaves it out
  const swapped = swaps(word).map((other) => asTyped(other, ...place));
  return { combineWith: 'OR', queries: [{ ...typed, ...edited }, ...swapped] };
};

/** Returns a word with each pair of neighbours swapped. */
function swaps(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}
