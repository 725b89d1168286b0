import { compile } from 'html-to-text';
import type { Columns, Field } from './columns.ts';
import { currencyIn, decimalMarkOf, readPrice } from './readPrice.ts';
import type { Row } from './readRows.ts';

/** A value of the export that the catalogue has otherwise, or not. */
export interface ImportNote {
  toyId: string;
  /** The problem, the same for all values of a kind. */
  kind: string;
  detail?: string;
}

export interface ImportedToys {
  toys: Record<string, unknown>[];
  notes: ImportNote[];
}

export interface ImportSettings {
  currency: string;
  /** How many there are of a toy in stock whose export does not say. */
  quantity?: number | undefined;
}

const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'ul', options: { itemPrefix: '• ' } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
      selector,
      options: { uppercase: false },
    })),
  ],
});

const WOO_TYPES = /^(?:simple|variable|variation|grouped|external)\b/;

/**
 * Converts the rows of an export into records of a catalogue. Rows of one product become one toy: its lowest price, all of its
 * quantities and pictures.
 * @throws {Error} in a sentence, if the prices are in another currency, or quantities are missing
 */
export function toToys(
  rows: readonly Row[],
  columns: Columns,
  settings: ImportSettings,
): ImportedToys {
  const read = (row: Row, field: Field) =>
    textOf(columns[field] === undefined ? undefined : row[columns[field]]);
  requireCurrency(rows, columns, settings.currency);
  const prices = (['price', 'salePrice', 'compareAtPrice'] as const).flatMap(
    (field) => columns[field] ?? [],
  );
  const mark = decimalMarkOf(rows.flatMap((row) => prices.map((name) => textOf(row[name]))));
  const priceIn = (row: Row, field: Field) => {
    const name = columns[field];
    return name === undefined ? undefined : readPrice(row[name], mark);
  };
  const isTaxonomy = /^product category$/i.test(columns.category ?? ''); // Shopify's own English one
  const isWoo = rows.some((row) => WOO_TYPES.test(read(row, 'type')));
  const notes: ImportNote[] = [];
  const unknown: string[] = [];

  const toys = groupsOf(rows, columns, isWoo).flatMap(([toyId, group]) => {
    const note = (kind: string, detail?: string) =>
      notes.push({ toyId, kind, ...(detail && { detail }) });
    const first = (field: Field) => group.map((row) => read(row, field)).find(Boolean) ?? '';
    const unpublished = group.find((row) =>
      /^(?:draft|archived|false|0|-1|no)$/i.test(read(row, 'status')),
    );
    if (unpublished) {
      note('left out, because it is not published');
      return [];
    }
    const offers = group.flatMap((row) => {
      const regular = priceIn(row, 'price');
      const isOnSale = isNow(read(row, 'saleStarts'), read(row, 'saleEnds'));
      const sale = isOnSale ? priceIn(row, 'salePrice') : undefined;
      if (!isOnSale) note('without its sale price, which is not for today');
      const price = sale ?? regular;
      if (price === undefined) return [];
      return [{ price, before: sale === undefined ? priceIn(row, 'compareAtPrice') : regular }];
    });
    const lowest = offers.toSorted((a, b) => a.price - b.price)[0];
    if (lowest === undefined) {
      note('left out, because it has no price');
      return [];
    }
    if (offers.length > 1)
      note('several variants became one toy, with the lowest price', `${offers.length} variants`);
    const counted = group.filter(
      (row) => !isWoo || !/^variable\b/.test(read(row, 'type')) || group.length === 1,
    );
    const quantities = counted.flatMap(
      (row) =>
        quantityOf(read(row, 'availableQuantity'), read(row, 'availability'), settings) ?? [],
    );
    if (quantities.length === 0) unknown.push(toyId);
    const written = first('description') || first('shortDescription');
    const description = /<\w|&#?\w+;/.test(written) ? toText(written).trim() : written.trim();
    if (description !== written.trim()) note('the HTML of its description became text');
    const pictures = [
      ...new Set(
        group.flatMap((row) => [
          ...addressesIn(columns.pictureURL && row[columns.pictureURL]),
          ...addressesIn(columns.morePictureURLs && row[columns.morePictureURLs]),
          ...addressesIn(columns.variantPicture && row[columns.variantPicture]),
        ]),
      ),
    ];
    if (pictures.length > MAX_PICTURES)
      note(`only the first ${MAX_PICTURES} pictures are kept`, `${pictures.length} pictures`);
    const gtin = first('gtin').replace(/\D/g, '');
    const ownType = isWoo ? '' : first('type');
    const category = (isTaxonomy ? ownType || first('category') : first('category') || ownType)
      .split(/\s*>\s*/)
      .at(-1)
      ?.split(/\s*,\s*/)[0];
    const number = (field: Field) => readPrice(first(field) || undefined, '.');
    const toy = {
      toyId,
      toyName: decoded(first('toyName')),
      price: lowest.price,
      compareAtPrice:
        lowest.before !== undefined && lowest.before > lowest.price ? lowest.before : undefined,
      availableQuantity: quantities.reduce((sum, quantity) => sum + quantity, 0),
      description: description || undefined,
      pictureURL: pictures[0],
      morePictureURLs: pictures.length > 1 ? pictures.slice(1, MAX_PICTURES) : undefined,
      sellerName: decoded(first('sellerName')) || undefined,
      category: category ? decoded(category) : undefined,
      gtin: gtin || undefined,
      model: first('model') || undefined,
      rating: number('rating'),
      ratingCount: number('ratingCount'),
      suggestedMinAge: number('suggestedMinAge'),
      suggestedMaxAge: number('suggestedMaxAge'),
      material: first('material') || undefined,
      addedAt: first('addedAt') || undefined,
    };
    return [Object.fromEntries(Object.entries(toy).filter(([, value]) => value !== undefined))];
  });
  if (unknown.length > 0) {
    throw new Error(
      `it has no quantity for ${unknown.length} of ${toys.length} products, the first ${unknown[0]}. --quantity 10, or quantity: 10 in shop.ts, gives each that is in stock as many.`,
    );
  }
  return { toys, notes };
}

/** Whether today is in a time: from one date to another, or an interval with a slash. Each date may be missing. */
function isNow(starts: string, ends: string): boolean {
  const [start = '', end = ''] = ends.includes('/') ? ends.split('/') : [starts, ends];
  const rest = /^\d+-\d+-\d+$/.test(end) ? 24 * 60 * 60_000 : 0; // the whole day
  return !(Date.parse(start) > Date.now()) && !(Date.parse(end) + rest < Date.now());
}

const MAX_PICTURES = 20;

/** Groups the rows of one product: by its id, the group of its variants, or the parent that a variant names. */
function groupsOf(rows: readonly Row[], columns: Columns, isWoo: boolean): [string, Row[]][] {
  const read = (row: Row, name: string | undefined) =>
    textOf(name === undefined ? undefined : row[name]);
  const sku = Object.keys(rows[0] ?? {}).find((name) => /^(?:sku|artikelnummer)$/i.test(name));
  const idsBySku = new Map(
    isWoo ? rows.map((row) => [read(row, sku), read(row, columns.toyId)]) : [],
  );
  const groups = Map.groupBy(rows, (row) => {
    const parent = read(row, columns.group).replace(/^id:/, '');
    return idsBySku.get(parent || ' ') ?? (parent || read(row, columns.toyId));
  });
  groups.delete('');
  return [...groups];
}

function quantityOf(
  quantity: string,
  availability: string,
  settings: ImportSettings,
): number | undefined {
  const count = readPrice(quantity, '.');
  if (count !== undefined) return Math.max(0, Math.floor(count));
  if (/out.?of.?stock|sold.?out|discontinued|^(?:0|no|false|nein|nie)$/i.test(availability))
    return 0;
  return settings.quantity;
}

function requireCurrency(rows: readonly Row[], columns: Columns, currency: string): void {
  for (const row of rows) {
    const price = textOf(columns.price && row[columns.price]);
    const named = textOf(columns.currency && row[columns.currency]) || currencyIn(price);
    if (named && named.toUpperCase() !== currency) {
      throw new Error(
        `its prices are in ${named}, such as ${price}, and the shop's in ${currency}. Export them in ${currency}, or set currency in shop.ts.`,
      );
    }
  }
}

const textOf = (value: unknown): string =>
  value === undefined || value === null ? '' : `${value}`.trim();

/** Names may have references such as `&amp;`, but no elements. */
const decoded = (text: string) => (/&#?\w+;/.test(text) ? toText(text) : text);

/** Returns the addresses and file names of pictures in a value: a list, or a text with commas or bars between them. */
const addressesIn = (value: unknown): string[] =>
  [value].flat().flatMap((each) =>
    textOf(each)
      .split(/\s*[|\n]\s*|\s*,\s*(?=https?:|\/|[^,/]+\.\w{3,4}\s*(?:,|$))/)
      .filter((address) =>
        /^(?:https?:\/)?\/.|^[^:]+\.(?:jpe?g|png|webp|gif|avif|heic)$/i.test(address),
      ),
  );
