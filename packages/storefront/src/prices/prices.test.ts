import { assert, nat, property } from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import shopCatalogue from '../../../app/shops/toystore/public/toy.json';
import { formatPrice, toMinorUnits } from './prices.ts';

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
] as const)('%i as %j is %s', (price, options, text) => {
  expect(formatPrice(price, options)).toBe(text);
});
