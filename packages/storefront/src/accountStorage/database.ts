import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What is stored for each account: the toys in its cart, and those that it has saved. */
export const STORE_NAMES = ['cart', 'saved'] as const;
export type StoreName = (typeof STORE_NAMES)[number];

/** One of the things that an account stores. */
export type ItemKey = [name: StoreName, accountId: string];

/** A row that belongs to an item. */
export interface Row {
  item: ItemKey;
  value: unknown;
}

/** Values are `unknown` until they are parsed: another version of the shop may have written them. */
interface Schema extends DBSchema {
  /** The entries of each item. They are there as long as the account is. */
  entries: { key: ItemKey; value: unknown };
  /** Changes that are not in the entries yet, in the order in which the tabs have made them. */
  changes: { key: number; value: Row };
  /** What could not be read. */
  quarantined: { key: number; value: Row };
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

/** Whether a row belongs to an item. */
export function isRowOf({ item }: Row, [name, accountId]: ItemKey): boolean {
  return item[0] === name && item[1] === accountId;
}
