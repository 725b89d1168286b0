/**
 * The digits of a text, without the blanks and dashes that codes are written with. Those of other scripts count, since
 * keyboards and authenticator apps write them in the phone's language.
 */
export const readDigits = (text: string): string =>
  Array.from(text.match(/\p{Decimal_Number}/gu) ?? [], digitValue).join('');

const isDigit = (codePoint: number) => /\p{Decimal_Number}/u.test(String.fromCodePoint(codePoint));

/** The value of a digit of any script: Unicode has the ten of a script in a row. */
export function digitValue(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(codePoint - value - 1)) value += 1;
  return value;
}
