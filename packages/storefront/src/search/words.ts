/** Letters with another common spelling that Unicode does not decompose. */
const SAME_LETTERS: Readonly<Record<string, string>> = {
  // Latin and Greek
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ς: 'σ' },
  // Arabic: alef wasla, teh marbuta, alef maksura; and the Persian yeh and kaf
  ...{ ٱ: 'ا', ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك' },
};

/** Accents; Hebrew points; Arabic vowel signs and tatweel; apostrophes, and invisible characters. No other script's vowels. */
const DROPPED =
  /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\p{Cf}'’]/gu;

/**
 * Splits a text into words and normalises case, accents, the width of letters, and kana, so that any spelling matches. It does
 * the same in every language: users type on the keyboard that they have.
 */
export function toWords(text: string): string[] {
  return text
    .replace(/\p{So}/gu, ' ') // such as ™, which would become letters of the word
    .normalize('NFKD')
    .replace(DROPPED, '')
    .toLowerCase()
    .replace(/[ァ-ヶ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60)) // to hiragana
    .replace(/[^ -~]/gu, (letter) => SAME_LETTERS[letter] ?? letter)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');
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
    const joined = word.replaceAll('-', '');
    const spellings = new Set([joined, inTwoLetters(word), inTwoLetters(joined)]);
    spellings.delete(word);
    return [...spellings].flatMap(toWords);
  });
}
