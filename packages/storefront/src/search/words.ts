import { foldText } from './foldText.ts';

/** Scripts that are written without spaces between words. */
const WITHOUT_SPACES =
  /[\p{sc=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]{2,}/u;

/**
 * Splits a text into folded words. A name without spaces becomes pairs of neighbours, so that any word inside of it matches.
 * (`Intl.Segmenter` splits unknown names differently from what users type.)
 */
export function toWords(text: string): string[] {
  return foldText(text.replace(/\p{So}/gu, ' ')) // such as ™, which would become letters of the word
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .flatMap((word) => (WITHOUT_SPACES.test(word) ? pairsOf(word) : word))
    .filter((word) => word !== '');
}

function pairsOf(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}

/** The spelling of ä, ö and others on a keyboard that lacks them. */
const TWO_LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ø: 'oe',
  ü: 'ue',
  å: 'aa',
};

const inTwoLetters = (text: string) =>
  text.replace(/[äöøüå]/gu, (letter) => TWO_LETTERS[letter] ?? letter);

/** Returns other spellings of words: without the hyphen, or with ue for ü. */
export function otherSpellings(text: string): string[] {
  const words = text.normalize('NFC').toLowerCase().split(/\s+/u);
  return words.flatMap((word) => {
    const joined = word.replace(/[-\u200c]/g, '');
    const spellings = new Set([joined, inTwoLetters(word), inTwoLetters(joined)]);
    spellings.delete(word);
    return [...spellings].flatMap(toWords);
  });
}
