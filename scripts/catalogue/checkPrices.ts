import { currencyDigits } from '../../packages/storefront/src/prices/currencyDigits.ts';
import { formatPrice } from '../../packages/storefront/src/prices/prices.ts';
import type { Toy } from '../../packages/storefront/src/toy.ts';
import { countOf, type Finding } from './findings.ts';

/** In other currencies, such as rupiah or forints, toys cost thousands, and prices are whole. */
const WITH_USUAL_CENTS =
  /^(?:AED|AUD|AZN|BAM|BGN|BND|BRL|CAD|CHF|CNY|DKK|EUR|FJD|GBP|GEL|HKD|ILS|MYR|NOK|NZD|PEN|PLN|QAR|RON|SAR|SEK|SGD|USD)$/;
/** A price in cents is 100 times too high: one that is 20 times the median is suspicious. */
const SUSPICIOUS_PART = 5;
/** A catalogue all in cents has no other prices to compare with. Half of its toys would cost a thousand or more. */
const SUSPICIOUS_MEDIAN = 1000;

/** Returns the prices that are probably wrong: of nothing, reduced from less, or in minor units, such as 3495 for 34.95. */
export function checkPrices(
  toys: readonly Toy[],
  { locale, currency }: { locale: string; currency: string },
): Finding[] {
  const written = (price: number) => formatPrice(price, { locale, currency });
  const warn = (wrong: readonly Toy[], message: string, detail: (toy: Toy) => string): Finding[] =>
    wrong.length === 0
      ? []
      : [
          {
            level: 'warning',
            area: 'prices',
            message: `${countOf(wrong.length, 'price')} ${message}`,
            subjects: wrong.map((toy) => ({
              toyId: toy.toyId,
              toyName: toy.toyName,
              detail: detail(toy),
            })),
          },
        ];
  return [
    ...warn(
      toys.filter(({ price }) => price === 0),
      'of 0: is the toy free?',
      ({ price }) => written(price),
    ),
    ...warn(
      toys.filter(({ price, compareAtPrice = price }) => compareAtPrice < price),
      'above the former price, which the shop does not show then',
      ({ price, compareAtPrice = 0 }) => `${written(price)}, before ${written(compareAtPrice)}`,
    ),
    ...warn(
      WITH_USUAL_CENTS.test(currency)
        ? pricesInMinorUnits(toys, 10 ** currencyDigits(currency))
        : [],
      'that might be in minor units, such as 3495 for 34.95',
      ({ price }) => written(price),
    ),
  ];
}

function pricesInMinorUnits(toys: readonly Toy[], unit: number): readonly Toy[] {
  const prices = toys.map(({ price }) => price).sort((a, b) => a - b);
  const median = prices[Math.floor(prices.length / 2)] ?? 0;
  const isWhole = ({ price }: Toy) => price % unit === 0;
  const high = toys.filter((toy) => isWhole(toy) && toy.price > (median * unit) / SUSPICIOUS_PART);
  if (high.length > 0) return high;
  return median >= SUSPICIOUS_MEDIAN * unit && toys.every(isWhole) ? toys : [];
}
