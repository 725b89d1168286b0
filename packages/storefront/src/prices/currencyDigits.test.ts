import { afterEach, expect, test, vi } from 'vitest';
import { isCurrency } from './isCurrency.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  ['USD', 2],
  ['HUF', 2],
  ['IDR', 2],
  ['jpy', 0],
  ['UYI', 0],
  ['IQD', 3],
  ['CLF', 4],
  ['EURO', 2],
])('returns that %s has %i decimals', async (currency, digits) => {
  const { currencyDigits } = await import('./currencyDigits.ts');
  expect(currencyDigits(currency)).toBe(digits);
});

/** An engine whose currencies have one decimal, unless the caller sets the digits. */
const OtherDigits = new Proxy(Intl.NumberFormat, {
  construct: (NumberFormat, [locale, options]) =>
    new NumberFormat(locale, {
      ...(options?.style === 'currency' && { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
      ...options,
    }),
});

test('reads and writes the same prices when the engine has other decimals', async () => {
  vi.stubGlobal('Intl', { ...intl(), NumberFormat: OtherDigits });
  const { formatPrice, toMinorUnits } = await import('./prices.ts');
  const { formatFilters, readFilters } = await import('../filters/searchParams.ts');
  const write = (currency: string) =>
    formatPrice(3495, { currency, trailingZeroDisplay: 'auto' }).replace('\u00a0', ' ');
  expect(['USD', 'HUF', 'JPY', 'IQD', 'CLF'].map(write)).toEqual([
    '$34.95',
    'HUF 34.95',
    '¥3,495',
    'IQD 3.495',
    'CLF 0.3495',
  ]);
  expect(toMinorUnits(34.95, 'HUF')).toBe(3495);
  expect(readFilters('?min=34.95', 'HUF').min).toBe(3495);
  expect(formatFilters(readFilters('?min=2000', 'JPY'), 'JPY')).toBe('?min=2000');
});

/** `Intl`'s own properties cannot be enumerated. */
function intl() {
  return Object.fromEntries(
    Object.getOwnPropertyNames(Intl).map((name) => [name, Reflect.get(Intl, name)]),
  );
}

test('knows the currencies of ISO 4217, and no others', () => {
  expect(['USD', 'EUR', 'HUF', 'XCG', 'ZWG', 'CLF'].every(isCurrency)).toBe(true);
  const others = ['', 'DEM', 'BGN', 'EURO', 'usd', 'XXX', 'XAU', 'ED ', 'D A', '\n  ', 'DAF'];
  expect(others.filter(isCurrency)).toEqual([]);
});

test('knows each currency that does not have two decimals', async () => {
  const { currencyDigits } = await import('./currencyDigits.ts');
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));
  const unusual = codes.filter((code) => currencyDigits(code) !== 2);
  expect(unusual).toHaveLength(26);
  expect(unusual.filter((code) => !isCurrency(code))).toEqual([]);
  expect(codes.filter(isCurrency)).toHaveLength(165);
});
