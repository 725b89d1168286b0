import { parse as parseCsv } from 'csv-parse/sync';
import { XMLParser } from 'fast-xml-parser';
import { sentenceOf } from '../shop/sentence.ts';

/** A record of an export: its values by column, or by the path in an object, such as `offers.price`. */
export type Row = Readonly<Record<string, unknown>>;

/** The records of an export; `toys` is the format of `toy.json`. */
export interface Rows {
  format: 'CSV' | 'JSON' | 'JSON-LD' | 'XML' | 'toys';
  rows: Row[];
}

/**
 * Reads the records of an export in any format.
 * @throws {Error} with a sentence for the seller if the file has no rows
 */
export function readRows(text: string): Rows {
  const start = text.trimStart();
  if (/^<(?:!doctype html|html)/i.test(start))
    return { format: 'JSON-LD', rows: rowsOfPage(start) };
  if (start.startsWith('<')) return { format: 'XML', rows: rowsOfXml(start) };
  if (/^[[{]/.test(start)) {
    const data = parseJson(start);
    const products = productsIn(data);
    if (products.length > 0) return { format: 'JSON-LD', rows: products };
    const list = listIn(data);
    if (list.some((record) => 'toyId' in record && 'toyName' in record)) {
      return { format: 'toys', rows: list.map((record) => ({ ...record })) };
    }
    return { format: 'JSON', rows: list.flatMap(rowsOfVariants) };
  }
  return { format: 'CSV', rows: rowsOfCsv(start) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`it is not JSON: ${sentenceOf(error)}`);
  }
}

function rowsOfCsv(text: string): Row[] {
  const table = text.replace(/^sep=.\r?\n/, ''); // a line for Excel
  const [head = ''] = table.split('\n', 1);
  const [delimiter = ','] = ['\t', ';', '|', ','].toSorted(
    (a, b) => head.split(b).length - head.split(a).length,
  );
  try {
    return parseCsv(table, {
      delimiter,
      columns: (names: string[]) => names.map((name, at) => name.trim() || `column ${at + 1}`),
      skip_empty_lines: true,
      relax_column_count: true,
      relax_quotes: delimiter === '\t', // Google's text format has no quotes
      trim: true,
    });
  } catch (error) {
    throw new Error(`it cannot be read as CSV: ${sentenceOf(error)}`);
  }
}

function rowsOfXml(text: string): Row[] {
  const parser = new XMLParser({
    removeNSPrefix: true,
    ignoreAttributes: false,
    parseTagValue: false,
  });
  let document: unknown;
  try {
    document = parser.parse(text, true);
  } catch (error) {
    throw new Error(`it cannot be read as XML: ${sentenceOf(error)}`);
  }
  return listIn(document).map((record) => flat(record));
}

const SCRIPTS = /<script[^>]+application\/ld\+json[^>]*>([\s\S]*?)<\/script>/gi;

function rowsOfPage(html: string): Row[] {
  const products = [...html.matchAll(SCRIPTS)].flatMap(([, json = '']) =>
    productsIn(parseJson(json)),
  );
  if (products.length > 0) return products;
  throw new Error('it is an HTML page without products in JSON-LD: name the file of the export.');
}

/** Returns the products of schema.org's types in any place. A group's variants are rows of their own. */
function productsIn(data: unknown, group: Row = {}): Row[] {
  if (Array.isArray(data)) return data.flatMap((each) => productsIn(each, group));
  if (!isObject(data)) return [];
  const types = [data['@type']].flat();
  if (types.includes('ProductGroup')) {
    const { hasVariant, ...own } = data;
    const shared = { ...flat(own), item_group_id: data.productGroupID ?? data['@id'] ?? data.name };
    return productsIn(hasVariant, shared);
  }
  if (types.includes('Product')) return [{ ...group, ...flat(data) }];
  return Object.values(data).flatMap((each) =>
    typeof each === 'object' ? productsIn(each, group) : [],
  );
}

/** Returns a product of Shopify's `products.json` as a row for each variant, with the names of its CSV; another record as one. */
function rowsOfVariants(record: object): Row[] {
  const { variants, ...product }: Record<string, unknown> = { ...record };
  if (!Array.isArray(variants) || !variants.every(isObject)) return [flat(record)];
  return variants.map((variant) => ({ ...flat(product), ...flat(variant, 'variant') }));
}

/** Returns the longest list of objects in any place. A single object in a list of XML is not in a list. */
function listIn(data: unknown): object[] {
  if (Array.isArray(data)) return data.filter(isObject);
  if (!isObject(data)) return [];
  const lists = Object.entries(data).map(([name, each]) =>
    /^(?:item|entry|product)$/i.test(name) && isObject(each) ? [each] : listIn(each),
  );
  return lists.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** Returns an object's values by their paths. Of several objects in a list the first counts; texts stay a list. */
function flat(value: object, path = ''): Row {
  const row: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    const key = path ? `${path}.${name}` : name;
    const addresses = [inner]
      .flat()
      .map((each) => (isObject(each) ? (each.url ?? each.src ?? each['@_href']) : each));
    if (/image|picture|photo/i.test(name)) row[key] = addresses;
    else if (Array.isArray(inner) && isObject(inner[0])) Object.assign(row, flat(inner[0], key));
    else if (isObject(inner))
      Object.assign(row, { [key]: inner['#text'] ?? inner['@_href'] }, flat(inner, key));
    else row[key] = inner;
  }
  return row;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
