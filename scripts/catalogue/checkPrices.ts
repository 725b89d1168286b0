import { currencyDigits } from '../../packages/storefront/src/prices/currencyDigits.ts';
import { formatPrice } from '../../packages/storefront/src/prices/prices.ts';
import type { Toy } from '../../packages/storefront/src/toy.ts';
import { countOf, type Finding } from './findings.ts';

/** Of a currency with cents, a price in cents is 100 times too high: one that is 20 times the median is suspicious. */
const SUSPICIOUS_PART = 5;
/** A catalogue all in cents has no other prices to compare with. Half of its toys would cost a thousand or more. */
const SUSPICIOUS_MEDIAN = 1000;

/** Returns the prices that look like minor units, such as 3495 for 34.95: the catalogue has them in whole units. */
export function checkPrices(
  toys: readonly Toy[],
  { locale, currency }: { locale: string; currency: string },
): Finding[] {
  const suspicious = pricesInMinorUnits(toys, 10 ** currencyDigits(currency));
  if (suspicious.length === 0) return [];
  return [
    {
      level: 'warning',
      area: 'prices',
      message: `${countOf(suspicious.length, 'price')} that might be in minor units, such as 3495 for 34.95`,
      subjects: suspicious.map(({ toyId, toyName, price }) => ({
        toyId,
        toyName,
        detail: formatPrice(price, { locale, currency }),
      })),
    },
  ];
}

function pricesInMinorUnits(toys: readonly Toy[], unit: number): readonly Toy[] {
  if (unit === 1) return [];
  const prices = toys.map(({ price }) => price).sort((a, b) => a - b);
  const median = prices[Math.floor(prices.length / 2)] ?? 0;
  const isWhole = ({ price }: Toy) => price % unit === 0;
  const high = toys.filter((toy) => isWhole(toy) && toy.price > (median * unit) / SUSPICIOUS_PART);
  if (high.length > 0) return high;
  return median >= SUSPICIOUS_MEDIAN * unit && toys.every(isWhole) ? toys : [];
}
