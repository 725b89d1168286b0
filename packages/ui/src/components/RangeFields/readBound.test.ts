import { assert, boolean, constantFrom, nat, oneof, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { currencyDigits } from '../../locale/currencyDigits.ts';
import { priceFormatOf } from './priceFormat.ts';
import { readBound } from './readBound.ts';

const read = (text: string, currency = 'USD', locale = 'en-US') =>
  readBound(text, { limit: 100_000, format: priceFormatOf(locale, currency) });

test.each([
  ['24.95', 2495],
  ['.5', 50],
  [' $25 ', 2500],
  ['25 $', 2500],
  ['007', 700],
  ['-0', 0],
  ['1,000', 100_000],
  ['', undefined],
  ['   ', undefined],
  ['24,95', 2495],
  ['1 000', 100_000],
  ["1'000", 100_000],
  ['1\u00a0000,00', 100_000],
  ['999.999.999.9', 'invalid'],
  ['25,-', 2500],
  ['25.–', 2500],
  ['25 usd', 2500],
  ['US dollars 25', 2500],
  ['＄２５', 2500],
  ['٢٤٫٩٥', 2495],
  ['٢٤،٩٥', 2495],
  ['٩٠٬٠٠', 'invalid'],
  ['२४.९५', 2495],
])('%j is the bound %j', (text, bound) => {
  expect(read(text)).toBe(bound);
});

test.each([
  'cheap',
  '25.555',
  '25.',
  '1.000',
  '1,00,00',
  '1.000,000.00',
  '1 000 00',
  '€20',
  'CA$20',
  '5²',
  '-',
  '-$-5',
  '.',
  '1e3',
  '25 30',
  '∞',
])('%j is no price', (text) => {
  expect(read(text)).toBe('invalid');
});

test.each(['-5', '−5', '- 5', '-$5', '$-5', '-0.01'])('%j is below 0', (text) => {
  expect(read(text)).toBe('negative');
});

test.each(['1000.01', '9'.repeat(400)])('%j is too large', (text) => {
  expect(read(text)).toBe('tooLarge');
});

test('a currency may have no decimals, or three', () => {
  expect(read('25', 'JPY')).toBe(25);
  expect(read('25.5', 'JPY')).toBe('invalid');
  expect(read('2.505', 'KWD')).toBe(2505);
});

test.each([
  ['20€', 'de-DE', 2000],
  ['20 eur', 'de-DE', 2000],
  ['25,- €', 'de-DE', 2500],
  ['$20', 'de-DE', 'invalid'],
  ['1.000', 'de-DE', 100_000],
  ['1,000', 'de-DE', 'invalid'],
  ['1,000.00', 'de-DE', 100_000],
  ['1\u202f000,00', 'fr-FR', 100_000],
  ["1'000.00", 'de-CH', 100_000],
  ['1’000', 'de-CH', 100_000],
  ['١٬٠٠٠', 'ar-EG', 100_000],
])('%j in %s is the bound %j', (text, locale, bound) => {
  expect(read(text, 'EUR', locale)).toBe(bound);
});

test('reads the signs of a currency that has several', () => {
  expect(['CA$20', '$20', '20 CAD'].map((text) => read(text, 'CAD'))).toEqual([2000, 2000, 2000]);
  expect(['20 kr.', '20kr', 'kr 20'].map((text) => read(text, 'DKK', 'da-DK'))).toEqual([
    2000, 2000, 2000,
  ]);
  expect(read('１，０００円', 'JPY', 'ja-JP')).toBe(1000);
});

test.each([
  ['50.000đ', 'vi-VN', 'VND', 50_000],
  ['Rs 500', 'en-IN', 'INR', 50_000],
  ['Rs. 500', 'en-PK', 'PKR', 50_000],
  ['۱،۲۳۴', 'fa-IR', 'IRR', 123_400],
  ['۱٬۲۳۴ ریال', 'fa-IR', 'IRR', 123_400],
  ['20 zl', 'pl-PL', 'PLN', 2000],
  ['1500 円', 'ja-JP', 'JPY', 1500],
] as const)('%j is what people type in %s', (text, locale, currency, bound) => {
  const format = priceFormatOf(locale, currency);
  expect(readBound(text, { limit: 1_000_000, format })).toBe(bound);
});

test('reads and writes as many decimals as people use, in minor units', () => {
  const format = priceFormatOf('id-ID', 'IDR', 0);
  const bound = (text: string) => readBound(text, { limit: 100_000_000, format });
  expect(['1.500', 'Rp 1500', '1500,5'].map(bound)).toEqual([150_000, 150_000, 'invalid']);
  expect(format.write(150_000)).toBe('1500');
});

test('lets the locale decide what a separator before three digits means', () => {
  const readDinars = (text: string, locale: string) => read(text, 'TND', locale);
  expect(readDinars('2.505', 'en-US')).toBe(2505);
  expect(readDinars('2,505', 'en-US')).toBe('tooLarge');
  expect(readDinars('2,505', 'fr-FR')).toBe(2505);
  expect(readDinars('2.505', 'fr-FR')).toBe('invalid');
});

const LOCALES = `
  en-US en-IN en-ZA de-DE de-AT de-CH fr-FR fr-CH es-ES es-MX it-IT it-CH pt-BR pt-PT nl-NL da-DK sv-SE nb-NO fi-FI
  pl-PL cs-CZ hu-HU ro-RO bg-BG el-GR tr-TR ru-RU uk-UA lv-LV et-EE he-IL ar-EG ar-MA ar-KW fa-IR ur-PK hi-IN mr-IN
  bn-BD ne-NP my-MM th-TH vi-VN id-ID ms-MY zh-CN zh-TW ja-JP ko-KR sw-KE am-ET ka-GE kk-KZ az-AZ sl-SI eu-ES en-SE
`
  .trim()
  .split(/\s+/);

const prices = record({
  locale: constantFrom(...LOCALES),
  currency: constantFrom('USD', 'EUR', 'CHF', 'HUF', 'INR', 'EGP', 'JPY', 'KWD', 'CLF'),
  price: oneof(nat(5_000), nat(2_000_000_000)),
});

test('reads each price as it is written, in every locale, with and without sign and groups', () => {
  const spellings = record({
    currencyDisplay: constantFrom('symbol', 'narrowSymbol', 'code'),
    useGrouping: boolean(),
  });
  assert(
    property(prices, spellings, ({ locale, currency, price }, spelling) => {
      const digits = currencyDigits(currency);
      const written = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        ...spelling,
      }).formatToParts(price / 10 ** digits);
      const { read: readPrice, write } = priceFormatOf(locale, currency);
      const all = written.map(({ value }) => value).join('');
      expect([all, readPrice(all)]).toEqual([all, price]);
      const bare = written
        .flatMap(({ type, value }) => (type === 'currency' ? [] : value))
        .join('');
      expect([bare, readPrice(bare)]).toEqual([bare, price]);
      expect(readPrice(write(price))).toBe(price);
    }),
  );
});

test('reads one or two decimals after either mark, in every locale', () => {
  assert(
    property(prices, nat(99_999), constantFrom('.', ','), ({ locale }, cents, mark) => {
      const format = priceFormatOf(locale, 'EUR');
      const [whole, decimals] = [Math.floor(cents / 100), String(cents % 100).padStart(2, '0')];
      expect(format.read(`${whole}${mark}${decimals}`)).toBe(cents);
      expect(format.read(`${whole}${mark}${decimals[0]}`)).toBe(cents - (cents % 10));
    }),
  );
});

test('puts the sign where the locale has it', () => {
  expect(priceFormatOf('en-US', 'USD')).toMatchObject({ sign: '$', isSignFirst: true });
  expect(priceFormatOf('de-DE', 'EUR')).toMatchObject({ sign: '€', isSignFirst: false });
  expect(priceFormatOf('de-CH', 'CHF')).toMatchObject({ sign: 'CHF', isSignFirst: true });
});
