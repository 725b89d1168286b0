/**
 * Returns the digits of a text, without the spaces and dashes in codes. Accepts digits of other scripts, because
 * keyboards and authenticator apps write them in the phone's language.
 */
export const readDigits = (text: string): string =>
  Array.from(text.match(/\p{Decimal_Number}/gu) ?? [], digitValue).join('');

const DIGIT = '\\p{Decimal_Number}';
const SEPARATOR = '[\\p{White_Space}\\p{Dash_Punctuation}\\p{Bidi_Control}]';

/**
 * Returns the one-time code of `length` digits in a text: in one piece, or in groups of equal size. A pasted line may
 * have other numbers before and after it. Without a code, returns the first digits of the text, because the user is
 * still typing.
 */
export function readCode(text: string, length: number): string {
  for (let size = length; size > 0; size -= 1) {
    const group = `${DIGIT}{${size}}`;
    const groups = `${group}(?:${SEPARATOR}+${group}){${length / size - 1}}`;
    const code =
      length % size === 0 && new RegExp(`(?<!${DIGIT})${groups}(?!${DIGIT})`, 'u').exec(text);
    if (code) return readDigits(code[0]);
  }
  return readDigits(text).slice(0, length);
}

const isDigit = (codePoint: number) => /\p{Decimal_Number}/u.test(String.fromCodePoint(codePoint));

/** Returns the value of a digit of any script: Unicode lists the ten digits of a script consecutively. */
export function digitValue(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(codePoint - value - 1)) value += 1;
  return value;
}
