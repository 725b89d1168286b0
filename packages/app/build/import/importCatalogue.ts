import { readFileSync, statSync } from 'node:fs';
import { parseCatalogue } from '../../../storefront/src/catalogue/toySchema.ts';
import { type Columns, columnsOf, unusedColumns } from './columns.ts';
import { decodeText } from './decodeText.ts';
import { type Row, readRows } from './readRows.ts';
import { type ImportNote, type ImportSettings, toToys } from './toToys.ts';

const TIMEOUT_MS = 60_000;

/** A seller's file, as the shop shows it. */
export interface ImportedCatalogue {
  /** The format, such as `CSV`. */
  format: string;
  columns: Columns;
  /** The columns with values that no field took. */
  unused: string[];
  records: Row[];
  notes: ImportNote[];
}

export interface ImportOptions extends ImportSettings {
  /** The columns of fields that the columns' names do not reveal. */
  map?: Readonly<Record<string, string>> | undefined;
  /** The shop's language, whose old encoding a file has that is not UTF-8. */
  locale?: string | undefined;
}

/**
 * Reads a seller's export and converts it into a catalogue.
 * @param source a file or an http(s) address
 * @throws {Error} in a sentence that names the source
 */
export async function importCatalogue(
  source: string,
  { map, locale = 'en', ...settings }: ImportOptions,
): Promise<ImportedCatalogue> {
  try {
    const { text, encoding } = decodeText(await readBytes(source), locale);
    const { format, rows } = readRows(text);
    if (rows.length === 0) throw new Error('it has no products.');
    const columns = format === 'toys' ? {} : columnsOf(rows, map);
    const unused = format === 'toys' ? [] : unusedColumns(rows, columns);
    const { toys, notes } =
      format === 'toys' ? { toys: rows, notes: [] } : toToys(rows, columns, settings);
    const { records, rejected } = validRecords(toys, settings.currency);
    if (records.length === 0)
      throw new Error(`none of its products is complete: ${rejected[0]?.kind}.`);
    return {
      format: encoding === 'utf-8' ? format : `${format} in ${encoding}`,
      columns,
      unused,
      records,
      notes: [...notes, ...rejected],
    };
  } catch (error) {
    throw new Error(`${source}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Returns the records without what the shop would leave out. */
function validRecords(toys: readonly Row[], currency: string) {
  if (toys.length === 0) return { records: [], rejected: [] };
  const guard = { toyId: ' guard', toyName: '-', price: 1, availableQuantity: 1 }; // a list without a valid toy throws
  const { rejected, incomplete } = parseCatalogue([...toys, guard], currency);
  const left = new Set(rejected.map(({ position }) => position));
  const dropped = incomplete.filter(({ reason }) => reason !== 'is missing');
  const notes = [
    ...rejected.map(({ position, field, reason }) => ({
      ...{ toyId: `${toys[position]?.toyId}`, kind: `left out: ${field} ${reason}` },
      detail: `${toys[position]?.[field] ?? ''}`,
    })),
    ...dropped.map(({ position, field, reason }) => ({
      ...{ toyId: `${toys[position]?.toyId}`, kind: `without ${field}, which ${reason}` },
      detail: `${toys[position]?.[field] ?? ''}`,
    })),
  ];
  const records = toys.flatMap((toy, position) => {
    if (left.has(position)) return [];
    const bad = dropped
      .filter((problem) => problem.position === position)
      .map(({ field }) => field);
    return [Object.fromEntries(Object.entries(toy).filter(([field]) => !bad.includes(field)))];
  });
  return { records, rejected: notes };
}

async function readBytes(source: string): Promise<Uint8Array> {
  if (!/^https?:\/\//i.test(source)) {
    const stats = statSync(source, { throwIfNoEntry: false });
    if (stats === undefined) throw new Error('there is no such file.');
    if (!stats.isFile()) throw new Error('it is a folder, a pipe or a device, not a file.');
    return readFileSync(source);
  }
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(source, { signal }).catch((error: unknown) => {
    if (signal.aborted) throw new Error(`it did not answer within ${TIMEOUT_MS / 1000} seconds.`);
    const { message, cause } = error instanceof Error ? error : new Error(`${error}`);
    throw new Error(`it cannot be reached: ${cause instanceof Error ? cause.message : message}.`);
  });
  if (!response.ok) throw new Error(`it answers with HTTP ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
