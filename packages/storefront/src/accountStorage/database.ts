import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What is stored for each account: the toys in its cart, and those that it has saved. */
export const STORE_NAMES = ['cart', 'saved'] as const;
export type StoreName = (typeof STORE_NAMES)[number];

/** One of the things that an account stores. */
export type ItemKey = [name: StoreName, accountId: string];

/** A row of a known owner. Other versions of the shop may have items with other names. */
interface Row {
  item: [name: string, accountId: string];
  value: unknown;
}

/** Rows and values are `unknown` until they are parsed: another version of the shop may have written them, or anything else. */
interface Schema extends DBSchema {
  /** The entries of each item. They are there as long as the account is. */
  entries: { key: ItemKey; value: unknown };
  /** Changes that are not in the entries yet, in the order in which the tabs have made them. */
  changes: { key: number; value: unknown };
  /** What could not be read, as `Row`; without an item where that could not be read either. */
  quarantined: { key: number; value: unknown };
}

const OBJECT_STORES = ['entries', 'changes', 'quarantined'] as const;

export type Database = IDBPDatabase<Schema>;

/** A transaction that reads, changes and writes: until it is done, no other tab does. */
export const writeTransaction = (database: Database) =>
  database.transaction(OBJECT_STORES, 'readwrite');

let connection: Promise<Database> | undefined;

/**
 * The database of all accounts in this browser: one connection for all callers, and another one after it was lost.
 * @throws {DOMException} when the browser denies it
 */
export function openDatabase(): Promise<Database> {
  connection ??= connect().catch((error: unknown) => {
    connection = undefined;
    throw error;
  });
  return connection;
}

async function connect(): Promise<Database> {
  const forget = () => {
    connection = undefined;
  };
  const database: Database = await openDB<Schema>('toystore', 1, {
    upgrade(created) {
      created.createObjectStore('entries');
      created.createObjectStore('changes', { autoIncrement: true });
      created.createObjectStore('quarantined', { autoIncrement: true });
    },
    // Another tab deletes the database, or has a newer version of the shop.
    blocking() {
      forget();
      database.close();
    },
    terminated: forget,
  });
  return database;
}

/** Whether a row names the item that it belongs to. */
export function isRow(row: unknown): row is Row {
  const { item }: { item?: unknown } = Object(row);
  return Array.isArray(item) && typeof item[0] === 'string' && typeof item[1] === 'string';
}

/** Whether a row belongs to an item. */
export const isRowOf = (row: unknown, [name, accountId]: ItemKey): row is Row =>
  isRow(row) && row.item[0] === name && row.item[1] === accountId;
