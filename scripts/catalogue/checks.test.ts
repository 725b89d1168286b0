import { expect, test } from 'vitest';
import { parseCatalogue } from '../../packages/storefront/src/catalogue/toySchema.ts';
import { createToy } from '../../packages/storefront/test/createToy.ts';
import { checkLegalData } from './checkLegalData.ts';
import { checkNames } from './checkNames.ts';
import { checkPrices } from './checkPrices.ts';
import { checkRecords } from './checkRecords.ts';
import { checkTextsOfToys } from './checkTextsOfToys.ts';
import type { Finding } from './findings.ts';

const brief = (findings: readonly Finding[]) =>
  findings.map(({ level, message }) => `${level}: ${message}`);

const record = {
  ...{ toyId: 1, toyName: 'Bear', price: 20, availableQuantity: 3, description: 'Soft.' },
  ...{ sellerName: 'Lane', rating: 4, pictureURL: '/bear.webp' },
};

test('names the records that the shop leaves out, and the fields that it drops', () => {
  const catalogue = parseCatalogue([
    record,
    { ...record, toyId: 1, toyName: 'Twin' },
    { ...record, toyId: 2, price: 'free' },
    { ...record, toyId: 3, price: 'free' },
    { ...record, toyId: 4, gtin: '123', manufacturer: { address: 'Portland' } },
    { ...record, toyId: 5, rating: undefined },
  ]);
  const findings = checkRecords(catalogue);
  expect(brief(findings)).toEqual([
    'error: 1 record left out: toyId is there already',
    'error: 2 records left out: price must be a number',
    'error: 1 toy without a field that was dropped: manufacturer.name is missing',
    'error: 1 toy without a field that was dropped: gtin must be 8, 12, 13 or 14 digits, the last of which checks the others',
    'warning: 1 toy: rating is missing',
  ]);
  expect(findings[0]?.subjects).toEqual([{ position: 2, toyName: 'Twin' }]);
  expect(findings[1]?.subjects).toHaveLength(2);
});

test('finds names that differ only in case and spaces', () => {
  const named = (toyId: string, toyName: string) => createToy({ toyId, toyName });
  const toys = [named('1', 'Sea  otter'), named('2', 'Bear'), named('3', 'SEA OTTER')];
  const [finding] = checkNames(toys, 'en-US');
  expect(finding?.message).toBe('2 toys with the name of another');
  expect(finding?.subjects.map(({ toyId }) => toyId)).toEqual(['1', '3']);
  expect(checkNames(toys.slice(1), 'en-US')).toEqual([]);
});

const priced = (...prices: number[]) =>
  prices.map((price, index) => createToy({ toyId: String(index), price }));
const dollars = { locale: 'en-US', currency: 'USD' };

test('finds a price in cents among prices in dollars', () => {
  const [finding] = checkPrices(priced(3495, 1999, 349500, 2000, 12000), dollars);
  expect(finding).toMatchObject({
    level: 'warning',
    message: '1 price that might be in minor units, such as 3495 for 34.95',
    subjects: [{ toyId: '2', detail: '$3,495.00' }],
  });
});

test('finds a catalogue in cents', () => {
  const [finding] = checkPrices(priced(349500, 199900, 50000), dollars);
  expect(finding?.subjects).toHaveLength(3);
});

test.each([
  ['prices in whole dollars', [2000, 12900, 30000], 'USD'],
  ['a dear toy whose price has cents', [2000, 2500, 99999], 'USD'],
  ['yen, which have no minor units', [3495, 1999, 980000], 'JPY'],
  ['rupiah, of which a toy costs thousands', [15_000_000, 29_900_000, 990_000_000], 'IDR'],
  ['rials', [4_500_000_000, 320_000_000], 'IRR'],
  ['dinars with three decimals', [3495, 12500, 120000], 'KWD'],
  ['an empty catalogue', [], 'USD'],
] as const)('finds nothing suspicious in %s', (_, prices, currency) => {
  expect(checkPrices(priced(...prices), { locale: 'en-US', currency })).toEqual([]);
});

test('finds toys that cost nothing, and former prices below the price', () => {
  const toys = [createToy({ price: 0 }), createToy({ price: 3000, compareAtPrice: 2500 })];
  expect(brief(checkPrices(toys, dollars))).toEqual([
    'warning: 1 price of 0: is the toy free?',
    'warning: 1 price above the former price, which the shop does not show then',
  ]);
});

test.each(['Caf\uFFFD', 'FÃ¼ÃŸe', 'Womanâ€™s'])('finds %j in the wrong encoding', (toyName) => {
  const [finding] = checkTextsOfToys([createToy({ toyName }), createToy({ toyName: 'Füße Ã' })]);
  expect(finding?.message).toBe('1 toy with text in the wrong encoding: export it as UTF-8');
});

test('says when there are more toys than the shop is made for', () => {
  const toys = Array.from({ length: 10_001 }, () => createToy({}));
  expect(brief(checkTextsOfToys(toys))).toEqual([
    'warning: 10001 toys: the shop is made for up to 10000',
  ]);
});

const complete = createToy({
  suggestedMinAge: 3,
  hazards: ['smallParts'],
  manufacturer: { name: 'Lane', address: 'Portland', email: 'care@lane.example' },
  responsiblePerson: { name: 'Lindenhof', address: 'Hamburg', url: 'https://lindenhof.example' },
  gtin: '0614141007011',
});

test('finds nothing missing of a toy with all data, nor in a shop without jurisdictions', () => {
  expect(checkLegalData([complete], ['US', 'EU'])).toEqual([]);
  expect(checkLegalData([{ ...complete, hazards: [] }], ['US', 'EU'])).toEqual([]);
  expect(checkLegalData([createToy({})], [])).toEqual([]);
});

test.each([
  [
    { suggestedMinAge: 1, hazards: undefined },
    'US',
    '1 toy for under 3 without a hazard statement',
  ],
  [{ hazards: undefined }, 'EU', '1 toy for 3 and up without a hazard statement'],
  [{ suggestedMinAge: undefined }, 'US', '1 toy without an age'],
  [{ suggestedMinAge: undefined }, 'EU', '1 toy without an age'],
  [{ suggestedMinAge: 2.9 }, 'US', '1 toy for under 3 with a hazard for which they are banned'],
  [{ suggestedMinAge: 0 }, 'EU', '1 toy for under 3 with the warning that they are not'],
  [{ suggestedMinAge: 0, hazards: ['sharpPoint'] }, 'EU', '1 toy for under 3 with the warning'],
  [{ manufacturer: undefined }, 'EU', '1 toy without a manufacturer'],
  [{ manufacturer: { name: 'Lane', address: 'Portland' } }, 'EU', "their manufacturer's email"],
  [{ responsiblePerson: undefined }, 'EU', 'warning: 1 toy without a responsiblePerson'],
  [{ responsiblePerson: { name: 'L', address: 'H' } }, 'EU', "their responsible person's email"],
  [{ pictureURL: '' }, 'EU', '1 toy without a picture'],
  [{ gtin: undefined, model: undefined }, 'EU', '1 toy without an identifier'],
] as const)('finds that %j is not what the law of %s asks for', (change, jurisdiction, problem) => {
  const findings = brief(checkLegalData([{ ...complete, ...change }], [jurisdiction]));
  expect(findings).toEqual([expect.stringContaining(problem)]);
});

test('finds no contradiction in what only the other law says', () => {
  const balloon = { ...complete, suggestedMinAge: 0, hazards: ['balloon'] as const };
  const cord = { ...complete, suggestedMinAge: 0, hazards: ['longCord'] as const };
  expect(checkLegalData([balloon], ['US', 'EU'])).toEqual([]);
  expect(checkLegalData([cord], ['US'])).toEqual([]);
});

test('counts the toys for under 3 without a statement, and names each with its source', () => {
  const toys = Array.from({ length: 12 }, (_, index) => ({
    ...complete,
    ...{ toyId: String(index), suggestedMinAge: 1, hazards: undefined },
  }));
  const [finding] = checkLegalData(toys, ['US']);
  expect(finding?.message).toMatch(/^12 toys for under 3 without a hazard statement .*1500\.20$/);
  expect(finding?.subjects).toHaveLength(12);
});
