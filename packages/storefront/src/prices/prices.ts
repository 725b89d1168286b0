import { currencyDigits } from './currencyDigits.ts';
import { supported } from './supported.ts';

/** The highest price that a toy may have, in minor units: a million dollars. */
export const MAX_PRICE = 100_000_000;

const formats = new Map<string, Intl.NumberFormat>();

/** How to format a price. */
export interface PriceFormat {
  /** An ISO 4217 code; `USD` by default. */
  currency?: string | undefined;
  /** A BCP 47 tag; `en-US` by default. */
  locale?: string | undefined;
  /** `stripIfInteger` writes `$20`, not `$20.00`. */
  trailingZeroDisplay?: 'auto' | 'stripIfInteger';
}

function formatFor({
  currency = 'USD',
  locale = 'en-US',
  trailingZeroDisplay = 'auto',
}: PriceFormat) {
  const key = [locale, currency, trailingZeroDisplay].join();
  const digits = currencyDigits(currency);
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
