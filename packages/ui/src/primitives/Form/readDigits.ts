/**
 * The digits of a text, without the blanks and dashes that codes are written with. Those of other scripts count, since
 * keyboards and authenticator apps write them in the phone's language.
 */
export const readDigits = (text: string): string =>
  Array.from(text.match(/\p{Decimal_Number}/gu) ?? [], digitValue).join('');

const DIGIT = '\\p{Decimal_Number}';
const SEPARATOR = '[\\p{White_Space}\\p{Dash_Punctuation}\\p{Bidi_Control}]';

/**
 * The one-time code of so many digits in a text: in one piece, or in groups of one size. A pasted line may have other numbers
 * before and after it. Without a code, the first digits of the text, which is still being typed.
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

/** The value of a digit of any script: Unicode has the ten of a script in a row. */
export function digitValue(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(codePoint - value - 1)) value += 1;
  return value;
}
