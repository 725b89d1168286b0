import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { columnsOf } from './columns.ts';
import { importCatalogue } from './importCatalogue.ts';
import { decimalMarkOf, readPrice } from './readPrice.ts';

const EXPORTS = join(import.meta.dirname, '../../test/exports');

const imported = (file: string, currency: string, options: object = {}) =>
  importCatalogue(join(EXPORTS, file), { currency, ...options });

/** Returns the kinds of notes about a toy. */
const notesOf = ({ notes }: Awaited<ReturnType<typeof importCatalogue>>, toyId: string) =>
  notes.filter((note) => note.toyId === toyId).map(({ kind }) => kind);

const VARIANTS = 'several variants became one toy, with the lowest price';
const HTML = 'the HTML of its description became text';

test('reads the text format of Google Merchant Center', async () => {
  const catalogue = await imported('google.tsv', 'PLN', { quantity: 10 });
  expect(catalogue.records).toEqual([
    {
      toyId: 'kr-1',
      toyName: 'Klocki drewniane, 50 szt.',
      description: 'Klocki z "surowego" buka.',
      price: 999.5,
      compareAtPrice: 1299,
      availableQuantity: 20,
      sellerName: 'Drewniaki',
      category: 'Klocki',
      gtin: '5901234123457',
      pictureURL: 'https://cdn.example/kr-1.jpg',
      morePictureURLs: ['kr-1b', 'kr-1c', 'kr-1g'].map((name) => `https://cdn.example/${name}.jpg`),
    },
    expect.objectContaining({ toyId: 'ms-2', price: 89, availableQuantity: 0 }),
  ]);
  expect(notesOf(catalogue, 'kr-1')).toEqual([VARIANTS]);
});

test('reads a feed of Google Merchant Center, with digits of other scripts', async () => {
  const catalogue = await imported('google.xml', 'IRR');
  expect(catalogue.records).toMatchObject([
    { toyId: 'p-1', toyName: 'قطار چوبی & ریل', description: 'قطار چوبی.', availableQuantity: 12 },
    { toyId: 'p-2', price: 3_200_000, availableQuantity: 3 },
  ]);
  expect(notesOf(catalogue, 'p-1')).toEqual([HTML]);
});

test('reads an export of Shopify, with its rows of variants and pictures', async () => {
  const catalogue = await imported('shopify.csv', 'JPY');
  expect(catalogue.records).toEqual([
    {
      toyId: 'tokyo-tower',
      toyName: '東京タワー模型',
      description: '組み立て\n\n高さ30\u00a0cm。\n木製。',
      price: 3280,
      availableQuantity: 7,
      sellerName: '木の工房',
      category: '模型',
      gtin: '4901234567894',
      model: 'TT-R',
      pictureURL: 'https://cdn.example/tower.jpg',
      morePictureURLs: ['tower-red', 'tower-2', 'tower-3'].map(
        (name) => `https://cdn.example/${name}.jpg`,
      ),
    },
    expect.objectContaining({ toyId: 'puzzle-20', availableQuantity: 0, category: 'パズル' }),
  ]);
  expect(notesOf(catalogue, 'tokyo-tower')).toEqual([VARIANTS, HTML]);
  expect(notesOf(catalogue, 'secret')).toEqual(['left out, because it is not published']);
});

test('reads an export of WooCommerce with translated headers, variations and decimal commas', async () => {
  const catalogue = await imported('woocommerce-de.csv', 'EUR', { quantity: 4 });
  expect(catalogue.records).toMatchObject([
    {
      ...{ toyId: '11', toyName: 'Kreisel', price: 1099, compareAtPrice: 1299 },
      ...{ availableQuantity: 7, category: 'Kreisel' },
      description: 'Ein Kreisel für Groß und Klein.',
      morePictureURLs: ['https://cdn.example/kreisel-2.jpg', 'https://cdn.example/kreisel-rot.jpg'],
    },
    {
      toyId: '14',
      toyName: 'Bär „Bruno“',
      price: 24.95,
      availableQuantity: 4,
      description: 'Weich.',
    },
  ]);
});

test('reads JSON-LD of a page', async () => {
  const { records, format } = await imported('products.html', 'USD', { quantity: 2 });
  expect(format).toBe('JSON-LD');
  expect(records).toMatchObject([
    {
      ...{ toyId: 'kite', price: 19.5, availableQuantity: 2, sellerName: 'Sky' },
      morePictureURLs: ['https://cdn.example/kite-2.jpg'],
    },
    { toyId: 'drum', price: 40, rating: 4.5, ratingCount: 12 },
  ]);
});

test('reads any table with a map, in Windows-1252', async () => {
  const map = { id: 'Bestellnr', name: 'Spielzeug', price: 'Kosten', quantity: 'Stück' };
  const { records, format } = await imported('own-windows-1252.csv', 'EUR', { map });
  expect(format).toBe('CSV in windows-1252');
  expect(records).toEqual([
    { toyId: 'A-1', toyName: 'Holzälefant', price: 1234.5, availableQuantity: 3 },
    { toyId: 'A-2', toyName: 'Mühle', price: 19.9, availableQuantity: 0 },
  ]);
});

/** Imports a text that a test writes. */
function importedText(text: string | Buffer, options: { currency: string; locale?: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'toystore-import-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'export');
  writeFileSync(file, text);
  return importCatalogue(file, { quantity: 10, ...options });
}

const TABLE = 'id;name;price\n';

test.each([
  ['ja-JP', 'shift_jis', [0x8b, 0xee], '駒'],
  ['fa-IR', 'windows-1256', [0x8d, 0xe6, 0xc8], 'چوب'],
  ['zh-CN', 'gb18030', [0xbb, 0xfd, 0xc4, 0xbe], '积木'],
  ['de-DE', 'windows-1252', [0x42, 0xe4, 0x72], 'Bär'],
])('reads an export of a shop in %s, in %s', async (locale, encoding, name, toyName) => {
  const bytes = Buffer.concat([Buffer.from(`${TABLE}1;`), Buffer.from(name), Buffer.from(';5')]);
  const { records, format } = await importedText(bytes, { currency: 'EUR', locale });
  expect({ format, records }).toMatchObject({
    format: `CSV in ${encoding}`,
    records: [{ toyName }],
  });
});

test("reads a table with Excel's line about its separator", async () => {
  const { records } = await importedText(`\ufeffsep=;\r\n${TABLE}1;Bear;5`, { currency: 'EUR' });
  expect(records).toMatchObject([{ toyId: '1', toyName: 'Bear', price: 5 }]);
});

test("reads Shopify's products.json, with all variants of a product", async () => {
  const variant = { sku: 'K-1', price: '24.00', compare_at_price: '30.00', available: false };
  const product = {
    ...{ id: 7, handle: 'kite', title: 'Kite', body_html: '<p>Flies.</p>', vendor: 'Sky' },
    variants: [variant, { ...variant, price: '19.50', compare_at_price: null, available: true }],
    images: [{ src: 'https://cdn.example/kite.jpg' }],
  };
  const text = JSON.stringify({ products: [product, { ...product, handle: 'drum' }] });
  const { records } = await importedText(text, { currency: 'USD' });
  expect(records).toEqual([
    {
      ...{ toyId: 'kite', toyName: 'Kite', price: 19.5, availableQuantity: 10, model: 'K-1' },
      ...{ description: 'Flies.', sellerName: 'Sky', pictureURL: 'https://cdn.example/kite.jpg' },
    },
    expect.objectContaining({ toyId: 'drum' }),
  ]);
});

const DAY = 24 * 60 * 60_000;
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

test.each([
  ['sale_price_effective_date', `${dayFromNow(-9)}T00:00+0100/${dayFromNow(-2)}T00:00+0100`, 30],
  ['sale_price_effective_date', `${dayFromNow(-9)}T00:00+0100/${dayFromNow(2)}T00:00+0100`, 20],
  ['Date sale price ends', dayFromNow(-2), 30],
  ['Date sale price ends', dayFromNow(0), 20],
  ['Date sale price starts', dayFromNow(2), 30],
  ['Date sale price starts', '', 20],
])('with %s %s a toy costs %d', async (column, dates, price) => {
  const text = `id,name,price,sale_price,${column}\n1,Bear,30,20,${dates}`;
  const { records } = await importedText(text, { currency: 'USD' });
  expect(records).toMatchObject([{ price }]);
});

test('keeps a catalogue in the format of toy.json, without what the shop would leave out', async () => {
  const bear = { toyId: 1, toyName: 'Bear', price: 2, availableQuantity: 1, hazards: ['balloon'] };
  const text = JSON.stringify([bear, { ...bear, toyId: 2, price: 'free' }]);
  const { records, notes } = await importedText(text, { currency: 'USD' });
  expect(records).toEqual([bear]);
  expect(notes).toEqual([{ toyId: '2', kind: 'left out: price must be a number', detail: 'free' }]);
});

test.each([
  ['google.tsv', 'EUR', {}, "its prices are in PLN, such as 1299.00 PLN, and the shop's in EUR."],
  [
    'google.tsv',
    'PLN',
    {},
    'it has no quantity for 1 of 2 products, the first kr-1. --quantity 10,',
  ],
  [
    'own-windows-1252.csv',
    'EUR',
    {},
    'it has no column for toyId, toyName, price. Name it with --map toyId=Bestellnr',
  ],
  [
    'shopify.csv',
    'JPY',
    { map: { color: 'Tags' } },
    'there is no field color to map; there are toyId,',
  ],
  [
    'shopify.csv',
    'JPY',
    { map: { name: 'Titel' } },
    'it has no column "Titel" for name; it has Handle,',
  ],
  ['nowhere.csv', 'EUR', {}, 'there is no such file.'],
  ['.', 'EUR', {}, 'it is a folder, a pipe or a device, not a file.'],
  ['http://127.0.0.1:9/x.csv', 'EUR', {}, 'it cannot be reached: '],
])(
  'says in a sentence why %s in %s with %j cannot be imported',
  async (file, currency, options, sentence) => {
    const source = file.startsWith('http') ? file : join(EXPORTS, file);
    await expect(importCatalogue(source, { currency, ...options })).rejects.toThrow(
      `${source}: ${sentence}`,
    );
  },
);

test.each([
  [['1,299.00', '5'], '1,299.00', 1299],
  [['1.299,00 €'], '24,9 €', 24.9],
  [['1.299', '12.50'], '1.299', 1.299],
  [['1.299', '12,50'], '1.299', 1299],
  [["1'299.–"], "1'299.–", 1299],
  [['۴۵٬۰۰۰٬۰۰۰ ریال'], '۴۵٬۰۰۰٬۰۰۰ ریال', 45_000_000],
  [['1 299,00 zł'], '1\u00a0299,00 zł', 1299],
  [['¥3,480', '¥980'], '¥3,480', 3480],
  [['free'], 'free', undefined],
] as const)('in a column of %j reads %s as %d', (column, text, amount) => {
  expect(readPrice(text, decimalMarkOf(column))).toBe(amount);
});

test('takes the nearest name if several columns could be a field', () => {
  const row = { sku: 'a', id: '1', Title: 'Bear', Price: '2', 'Regular price': '3' };
  expect(columnsOf([row])).toMatchObject({ toyId: 'id', toyName: 'Title', price: 'Price' });
});
