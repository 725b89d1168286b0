import { assert, property, string } from 'fast-check';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { formatsOf } from './formats.ts';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => {
  warn.mockReset().mockReturnValue();
});
afterAll(() => {
  warn.mockRestore();
});

const day = new Date('2026-11-03T23:30:00Z');

test('follows the locale, the currency and the time zone', () => {
  const { formatPrice, formatDate, locale, currency } = formatsOf('de-DE', 'EUR', 'Asia/Tokyo');
  expect([formatPrice(3495), formatDate(day)]).toEqual(['34,95\u00a0€', '4. November 2026']);
  expect([locale, currency]).toEqual(['de-DE', 'EUR']);
  expect(warn).not.toHaveBeenCalled();
});

test('writes a moment of today as its time, and another one as its day', () => {
  vi.useFakeTimers({ now: new Date('2026-11-03T14:00:00Z') });
  const { formatMoment } = formatsOf('de-DE', 'EUR', 'Europe/Berlin');
  expect(formatMoment(new Date('2026-11-03T13:05:00Z'))).toBe('14:05');
  expect(formatMoment(day)).toBe('4. November 2026'); // in Berlin
  vi.useRealTimers();
});

test('writes dates of the own time zone, also if the browser reports none that Intl accepts', () => {
  const { formatDate } = formatsOf('en-US', 'USD', 'local');
  expect(formatDate(day)).toBe(new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(day));
  expect(warn).not.toHaveBeenCalled();
});

test.each(['Etc/Unknown', 'Foo/Bar', '', 'undefined', '+99:00'])(
  'writes the date in UTC and warns once when the time zone is %j',
  (timeZone) => {
    const formats = formatsOf('en-US', 'USD', timeZone);
    expect(formats.formatDate(day)).toBe('November 3, 2026');
    expect(formatsOf('en-US', 'USD', timeZone).formatDate(day)).toBe('November 3, 2026');
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.lastCall).toEqual([
      `The timeZone "${timeZone}" is not supported: UTC is used.`,
    ]);
  },
);

test('writes as many decimals as people use', () => {
  const { formatPrice, priceParts, currencyDigits } = formatsOf('fa-IR', 'IRR', 'UTC', 0);
  expect(formatPrice(4_500_000_000).replace(/\p{Cf}/gu, '')).toBe('ریال\u00a0۴۵٬۰۰۰٬۰۰۰');
  expect(priceParts(4_500_000_000).join('')).toBe(formatPrice(4_500_000_000));
  expect(currencyDigits).toBe(2);
});

test.each(['de_DE', 'en-US@posix', '', 'C'])('writes English when the locale is %j', (tag) => {
  const { formatPrice, locale } = formatsOf(tag, 'EUR');
  expect([formatPrice(3495), locale]).toEqual(['€34.95', 'en-US']);
  expect(warn).toHaveBeenCalledOnce();
});

test.each(['EURO', '€', ''])('names no currency when the currency is %j', (code) => {
  const { formatPrice, currency } = formatsOf('en-US', code);
  expect([formatPrice(3495), currency]).toEqual(['¤34.95', 'XXX']);
});

test.each([
  [3495, 'HUF', 'HUF\u00a034.95'],
  [3495, 'IQD', 'IQD\u00a03.495'],
  [3495, 'CLF', 'CLF\u00a00.3495'],
  [3495, 'JPY', '¥3,495'],
  [-500, 'USD', '-$5.00'],
  [-0, 'USD', '$0.00'],
  [-0.4, 'USD', '$0.00'],
])('writes %d minor units of %s as %j', (minorUnits, currency, text) => {
  expect(formatsOf('en-US', currency).formatPrice(minorUnits)).toBe(text);
});

test.each([
  [3495, 'en-US', 'USD', ['$34.95', '', '']],
  [3495, 'de-DE', 'EUR', ['34,95\u00a0€', '', '']],
  [1234, 'en-US', 'AED', ['', 'AED', '\u00a012.34']],
  [1234, 'ar-AE', 'AED', ['\u200f12.34\u00a0', 'د.إ.', '\u200f']],
])('splits %d minor units in %s and %s where the currency is a word', (value, tag, code, parts) => {
  const { priceParts, formatPrice } = formatsOf(tag, code);
  expect(priceParts(value)).toEqual(parts);
  expect(parts.join('')).toBe(formatPrice(value));
});

test('writes the decimals of ISO 4217 when the engine has other ones', () => {
  const { NumberFormat } = Intl;
  const stub = vi.spyOn(Intl, 'NumberFormat').mockImplementation(function stub(locale, options) {
    const isPrice = options?.style === 'currency';
    const digits = isPrice && { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    return new NumberFormat(locale, { ...digits, ...options });
  });
  expect(formatsOf('hu', 'HUF').formatPrice(3495)).toBe('34,95\u00a0Ft');
  expect(formatsOf('hu', 'IQD').formatPrice(3495)).toBe('3,495\u00a0IQD');
  stub.mockRestore();
});

test.each([
  [4.9, '4.9'],
  [13 / 3, '4.33'],
  [4.999, '5'],
  [-0, '0'],
  [10_000, '10000'],
])('writes the number %d as %j', (value, text) => {
  expect(formatsOf('en-US', 'USD').formatNumber(value)).toBe(text);
});

test.each([
  ['en-US', '12345'],
  ['ar-EG', '١٢٣٤٥'],
])('writes a count for labels in %s', (locale, written) => {
  expect(formatsOf(locale, 'USD').formatCount(12_345)).toEqual({ count: 12_345, written });
});

test('never throws, and returns settings that every other Intl object takes', () => {
  assert(
    property(string(), string(), string(), (tag, code, timeZone) => {
      const { formatDate, locale, currency } = formatsOf(tag, code, timeZone);
      expect(formatDate(day)).toContain('2026');
      expect(() => new Intl.NumberFormat(locale, { style: 'currency', currency })).not.toThrow();
    }),
  );
});
