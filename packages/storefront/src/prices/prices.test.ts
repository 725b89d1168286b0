import { assert, nat, property } from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import shopCatalogue from '../../../app/shops/toystore/public/toy.json';
import { cartDescription } from '../cart/cartDescription.ts';
import { toCartToy } from '../cart/cartEntries.ts';
import { englishCatalogueTexts } from '../catalogue/catalogueTexts.ts';
import { parseCatalogue } from '../catalogue/toySchema.ts';
import { readFilters } from '../filters/searchParams.ts';
import { formatPrice, maxPrice, toMinorUnits } from './prices.ts';
import { timeOfPrices } from './timeOfPrices.ts';

test('keeps a toy of a thousand million units in catalogue, cart and address', () => {
  for (const currency of ['IRR', 'JPY', 'CLF']) {
    const price = 1_000_000_000;
    const record = { toyId: 1, toyName: 'Palace', price, availableQuantity: 1 };
    const [toy] = parseCatalogue([record], currency).toys;
    expect(toy?.price).toBe(maxPrice(currency));
    const entry = toy && { ...toCartToy(toy), quantity: 1 };
    expect(v.is(cartDescription.entrySchema, entry)).toBe(true);
    expect(readFilters(`?max=${price}`, currency).max).toBe(toy?.price);
    expect(readFilters(`?max=${price + 1}`, currency).max).toBeUndefined();
  }
});

describe('minor units', () => {
  test.each([
    [34.95, 3495],
    [1.005, 101],
    [8.345, 835],
    [0.1 + 0.2, 30],
    [1_000_000, 100_000_000],
    [0, 0],
  ])('of %d dollars are %i', (dollars, cents) => {
    expect(toMinorUnits(dollars)).toBe(cents);
  });

  test('are rounded as a shop shows them', () => {
    const { format } = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    for (const { price } of shopCatalogue) {
      expect(formatPrice(toMinorUnits(price))).toBe(format(price));
    }
    assert(
      property(nat(9_999_999), nat(4), (digits, decimals) => {
        const price = Number(`${digits}e-${decimals}`);
        expect(formatPrice(toMinorUnits(price))).toBe(format(price));
      }),
    );
  });

  test('are hundredths for an unknown currency', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(toMinorUnits(34.95, 'EURO')).toBe(3495);
    expect(formatPrice(3495, { currency: 'EURO' })).toBe('¤34.95');
    expect(formatPrice(3495, { locale: 'de_DE' })).toBe('$34.95');
    expect(warn).toHaveBeenCalledTimes(2); // each format is created once
    warn.mockRestore();
  });

  test('have the decimals of the currency', () => {
    expect(toMinorUnits(34.95, 'JPY')).toBe(35);
    expect(toMinorUnits(34.95, 'KWD')).toBe(34_950);
  });
});

test.each([
  [3495, {}, '$34.95'],
  [2000, { trailingZeroDisplay: 'stripIfInteger' }, '$20'],
  [3495, { currency: 'EUR', locale: 'de-DE' }, '34,95\u00a0€'],
  [3495, { currency: 'JPY' }, '¥3,495'],
  [349_500, { currency: 'HUF', locale: 'hu-HU', decimals: 0 }, '3495\u00a0Ft'],
] as const)('%i as %j is %s', (price, options, text) => {
  expect(formatPrice(price, options)).toBe(text);
});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 24, 18, 0) });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  [new Date(2026, 10, 24, 14, 5), '2:05 PM today'],
  [new Date(2026, 10, 24, 0, 0), '12:00 AM today'],
  [new Date(2026, 10, 22, 14, 5), 'November 22'],
  [new Date(2025, 10, 24, 14, 5), 'November 24'],
  [new Date(2026, 10, 25, 2, 0), 'November 25'], // the device's clock may be wrong
])('describes the time %s as %s', (date, text) => {
  expect(timeOfPrices(date.getTime(), englishCatalogueTexts).replace('\u202f', ' ')).toBe(text);
});

test.each([
  ['de-DE', new Date(2026, 10, 24, 14, 5), 'heute, 14:05'],
  ['de-DE', new Date(2026, 10, 22, 14, 5), '22. November'],
  ['ja-JP', new Date(2026, 10, 22, 14, 5), '11月22日'],
])('uses the texts and the language of a shop in %s', (locale, date, text) => {
  const texts = {
    ...englishCatalogueTexts,
    timeToday: ({ time }: { time: string }) => `heute, ${time}`,
  };
  expect(timeOfPrices(date.getTime(), texts, { locale })).toBe(text);
});
