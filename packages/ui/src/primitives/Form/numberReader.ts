import { digitValue } from './readDigits.ts';

/** How to read numbers. */
interface NumberReading {
  /** The maximum number of decimals. */
  maximumFractionDigits: number;
  /** Texts that may precede or follow a number, in any case, such as `€` and `EUR`. */
  signs?: readonly string[];
  /**
   * Returns whether the locale groups the digits of a number with the separator before the last three, or starts the decimals
   * with it; `undefined` if it does neither. Without it the separator groups digits: integers have no decimals.
   */
  groups?: (separator: string, number: string) => boolean | undefined;
}

/** The last separator that may start the decimals, with the text before and after it. */
const LAST_MARK = /^(.*)([.,٫])(\d+)$/;

/** Digits without groups, in groups of three, or in India's groups of two before a last group of three. */
const WHOLE = /^(?:\d*|[1-9]\d{0,2}([ ',.٬])(?:\d{3}\1)*\d{3}|[1-9]\d?([ ',.٬])(?:\d\d\2)+\d{3})$/;

/**
 * Returns a function that parses numbers as people type them: the digits of any script, the separators of any language.
 * One separator before one or two digits starts the decimals; before three digits the locale decides. The function
 * returns `undefined` for a text without a number, and NaN for a text that is invalid or ambiguous.
 */
export function numberReader({ maximumFractionDigits, signs = [], groups }: NumberReading) {
  const patterns = signs.flatMap(patternsOf).toSorted((a, b) => b.length - a.length);
  const sign = `(?:${patterns.join('|')})?`;
  const amount = new RegExp(`^(-?) ?${sign} ?(-?) ?(.*?)(?:[.,]--?)? ?${sign}$`, 'iu'); // `25,-` is 25

  /** Returns the integer digits and the decimals of a number; `undefined` if it is ambiguous. */
  const split = (number: string): [whole: string, decimals: string] | undefined => {
    const plain = number.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
    const [, before = '', mark = '', after = ''] = LAST_MARK.exec(plain) ?? [];
    if (mark === '' || before.includes(mark)) return [plain, ''];
    if (mark !== '٫' && after.length === 3 && /^[1-9]\d{0,2}$/.test(before)) {
      const isGroup = groups ? groups(mark, number) : true;
      if (isGroup === undefined) return undefined;
      if (isGroup) return [plain, ''];
    }
    return [before, after];
  };

  return (text: string): number | undefined => {
    const [, outer = '', inner = '', number = ''] = amount.exec(normalize(text)) ?? [];
    const minus = outer + inner;
    if (number + minus === '') return undefined;
    const [whole = '?', decimals = ''] = split(number) ?? [];
    const isNumber = number !== '' && minus.length < 2 && WHOLE.test(whole);
    if (!isNumber || decimals.length > maximumFractionDigits) return Number.NaN;
    const value = Number(`${whole.replace(/\D/g, '')}.${decimals}`);
    return minus !== '' && value !== 0 ? -value : value;
  };
}

/**
 * Unifies the kinds of spaces, dashes, apostrophes and commas, removes invisible characters, and converts full-width
 * forms.
 */
function normalize(text: string): string {
  if (/[\p{No}\p{Nl}]/u.test(text)) return '?'; // `5²` and `½` are not digits
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[−–—‐]/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(/،(?=\p{Nd}{3}(?!\p{Nd}))/gu, '٬') // a thousand in Persian; decimals have fewer digits
    .replace(/،/g, ',')
    .trim();
}

/** Returns a pattern for a sign as people type it: `kr.` without its full stop, too. */
const patternsOf = (sign: string) =>
  [normalize(sign), normalize(sign).replace(/\.$/, '')].map((text) =>
    text.replace(/[$.*+?^()[\]{}|\\/]/g, '\\$&'),
  );
