// The kit and the storefront have identical copies of this file, which a test compares, because neither package imports the
// other: the search box and the index behind it have to find the same spellings.

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
 * Normalises case, accents, the width of letters, kana, digits, and the joiner that Persian writes instead of a space, so that any
 * spelling matches. It does the same in every language: users type on the keyboard that they have.
 */
export function foldText(text: string): string {
  if (/^[ -&(-~]*$/.test(text)) return text.toLowerCase(); // most names, and there can be 100,000 of them
  return text
    .replaceAll('\u200c', ' ')
    .normalize('NFKD')
    .replace(DROPPED, '')
    .toLowerCase()
    .replace(/[ァ-ヶ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60)) // to hiragana
    .replace(/(?![0-9])\p{Nd}/gu, digitOf)
    .replace(/[^ -~]/gu, (letter) => SAME_LETTERS[letter] ?? letter);
}

/** The ten digits of a script follow each other. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
