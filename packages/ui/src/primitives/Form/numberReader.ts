import { digitValue } from './readDigits.ts';

/** How numbers are read. */
interface NumberReading {
  /** How many decimals a number may have. */
  maximumFractionDigits: number;
  /** What may be written before or after a number, in any case, such as `€` and `EUR`. */
  signs?: readonly string[];
  /**
   * Reads a number with one mark before three digits as the locale does, and returns `undefined` if the locale does not
   * write such a number. Without it the mark groups: whole numbers have no decimals.
   */
  parse?: (number: string) => number | undefined;
}

/** The last mark that may begin decimals, with what is before and after it. */
const LAST_MARK = /^(.*)([.,٫])(\d+)$/;

/** Digits without groups, in groups of three, or in India's of two before one of three. */
const WHOLE = /^(?:\d*|[1-9]\d{0,2}([ ',.٬])(?:\d{3}\1)*\d{3}|[1-9]\d?([ ',.٬])(?:\d\d\2)+\d{3})$/;

/**
 * Returns a function that reads numbers as people type them: the digits of any script, the marks of any language. One mark
 * before one or two digits begins decimals, one before three is what the locale takes it for. The function returns
 * `undefined` for a text without a number, and NaN for one that is no number or might be two.
 */
export function numberReader({ maximumFractionDigits, signs = [], parse }: NumberReading) {
  const patterns = signs.flatMap(patternsOf).toSorted((a, b) => b.length - a.length);
  const sign = `(?:${patterns.join('|')})?`;
  const amount = new RegExp(`^(-?) ?${sign} ?(-?) ?(.*?)(?:[.,]--?)? ?${sign}$`, 'iu'); // `25,-` is 25

  /** The whole digits and the decimals of a number; nothing if it might be two. */
  const split = (number: string): [whole: string, decimals: string] | undefined => {
    const plain = number.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
    const [, before = '', mark = '', after = ''] = LAST_MARK.exec(plain) ?? [];
    if (mark === '' || before.includes(mark)) return [plain, ''];
    if (mark !== '٫' && after.length === 3 && /^[1-9]\d{0,2}$/.test(before)) {
      const grouped = Number(before + after);
      const value = parse ? parse(number) : grouped;
      if (value === undefined) return undefined;
      if (value === grouped) return [plain, ''];
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

/** A text with one kind of blank, dash, apostrophe and comma, and without what is invisible. Full-width forms are plain. */
function normalize(text: string): string {
  if (/[\p{No}\p{Nl}]/u.test(text)) return '?'; // `5²` and `½` are no digits
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[−–—‐]/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(/،/g, ',')
    .trim();
}

/** How a sign may be typed: `kr.` without its point, too. */
const patternsOf = (sign: string) =>
  [normalize(sign), normalize(sign).replace(/\.$/, '')].map((text) =>
    text.replace(/[$.*+?^()[\]{}|\\/]/g, '\\$&'),
  );
