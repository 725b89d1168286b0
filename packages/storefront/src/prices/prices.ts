import { currencyDigits } from './currencyDigits.ts';
import { supported } from './supported.ts';

/** The highest price that a toy may have, in units of any currency: the dearest toys cost as much in rials. */
export const MAX_AMOUNT = 1_000_000_000;

/** Returns the highest price that a toy may have, in minor units. Without a currency: in any. */
export const maxPrice = (currency?: string): number =>
  MAX_AMOUNT * 10 ** (currency === undefined ? 4 : currencyDigits(currency));

const formats = new Map<string, Intl.NumberFormat>();

/** How to format a price. */
export interface PriceFormat {
  /** An ISO 4217 code; `USD` by default. */
  currency?: string | undefined;
  /** A BCP 47 tag; `en-US` by default. */
  locale?: string | undefined;
  /** How many decimals prices are written with; by default those of the currency. */
  decimals?: number | undefined;
  /** `stripIfInteger` writes `$20`, not `$20.00`. */
  trailingZeroDisplay?: 'auto' | 'stripIfInteger';
}

function formatFor({
  currency = 'USD',
  locale = 'en-US',
  decimals: digits = currencyDigits(currency),
  trailingZeroDisplay = 'auto',
}: PriceFormat) {
  const key = [locale, currency, digits, trailingZeroDisplay].join();
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(supported('locale', locale), {
      style: 'currency',
      currency: supported('currency', currency),
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      trailingZeroDisplay,
      signDisplay: 'negative', // no sign for -0 and what rounds to it
    });
  formats.set(key, format);
  return format;
}

/**
 * Converts an amount such as 34.95 dollars into minor units: 3495. It rounds like the display: a float's last digits are
 * noise.
 */
export function toMinorUnits(amount: number, currency?: string): number {
  return Math.round(Number((amount * 10 ** currencyDigits(currency)).toPrecision(15)));
}

/** Formats an amount of minor units: `3495` becomes `$34.95`. */
export function formatPrice(minorUnits: number, options: PriceFormat = {}): string {
  return formatFor(options).format(minorUnits / 10 ** currencyDigits(options.currency));
}
