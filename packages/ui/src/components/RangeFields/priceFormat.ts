import { currencyDigits } from '../../locale/currencyDigits.ts';
import { numberReader } from '../../primitives/Form/numberReader.ts';

/** How users type prices of a currency in a locale. */
export interface PriceFormat {
  /** The currency's sign: `$`, `€`. */
  sign: string;
  /** Whether the sign is before the number. */
  isSignFirst: boolean;
  /** Formats a price in minor units without its sign and without trailing zeros. */
  write: (minorUnits: number) => string;
  /** The currency's number of decimals. A minor unit is the last of them. */
  currencyDigits: number;
  /** Parses a price into minor units; `undefined` for an empty text, NaN for an invalid one. */
  read: (text: string) => number | undefined;
}

/** The notations of a currency: `CA$`, `$`, `CAD`, `Canadian dollars`. */
const SIGNS = ['symbol', 'narrowSymbol', 'code', 'name'] as const;

const NUMBER_PARTS = new Set<string>(['integer', 'decimal', 'fraction']);

const known = new Map<string, PriceFormat>();

/** Other spellings that people use for a currency. */
const OTHER_SIGNS: Readonly<Record<string, readonly string[]>> = {
  ...{
    CZK: ['Kc'],
    HUF: ['Ft'],
    ILS: ['NIS'],
    INR: ['Rs.'],
    IRR: ['﷼'],
    JPY: ['円'],
    LKR: ['Rs.'],
  },
  ...{
    NPR: ['Rs.'],
    PKR: ['Rs.'],
    PLN: ['zl'],
    RUB: ['руб.'],
    TRY: ['TL'],
    UAH: ['грн'],
    VND: ['đ'],
  },
};

/** Returns the format of prices in a locale, with the currency's decimals, or fewer. */
export function priceFormatOf(locale: string, currency: string, decimals?: number): PriceFormat {
  const key = `${locale} ${currency} ${decimals}`;
  let format = known.get(key);
  if (format === undefined) {
    const digits = currencyDigits(currency);
    const shown = decimals ?? digits;
    const options = { style: 'currency', currency, maximumFractionDigits: shown } as const;
    const formatWith = (currencyDisplay: (typeof SIGNS)[number]) =>
      new Intl.NumberFormat(locale, {
        ...options,
        currencyDisplay,
        minimumFractionDigits: 0,
        useGrouping: false,
      });
    const signs = SIGNS.map((display) => partOf(formatWith(display), 'currency'));
    const readAmount = numberReader({
      maximumFractionDigits: shown,
      signs: [...signs, ...(OTHER_SIGNS[currency] ?? [])],
      groups: (separator, number) => {
        if (/[٠-٩]/.test(number)) return separator === '.'; // keyboards have no `٬`, and `,` instead of `٫`
        const numberingSystem = /[0-9]/.test(number) ? 'latn' : undefined;
        const parts = new Intl.NumberFormat(locale, {
          ...{ style: 'currency', currency, numberingSystem },
          ...{ minimumFractionDigits: 1, maximumFractionDigits: 1 },
        }).formatToParts(12_345.5);
        const part = parts.find(({ value }) => value === separator);
        return part && part.type === 'group';
      },
    });
    const prices = formatWith('symbol');
    const types = prices.formatToParts(1).map(({ type }) => type);
    format = {
      currencyDigits: digits,
      sign: partOf(prices, 'currency'),
      isSignFirst: types.indexOf('currency') < types.indexOf('integer'),
      write: (minorUnits) =>
        prices
          .formatToParts(minorUnits / 10 ** digits)
          .map(({ type, value }) => (NUMBER_PARTS.has(type) ? value : ''))
          .join(''),
      read: (text) => {
        const amount = readAmount(text);
        return amount && Math.round(amount * 10 ** digits);
      },
    };
    known.set(key, format);
  }
  return format;
}

const partOf = (format: Intl.NumberFormat, type: Intl.NumberFormatPartTypes) =>
  format.formatToParts(2).find((part) => part.type === type)?.value ?? '';
