import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** The key of an account's item, such as its cart. */
export type ItemKey = [name: string, accountId: string];

/** A row that names its item. */
interface Row {
  item: ItemKey;
  value: unknown;
  /** The same in each copy of a change, which is appended again if the answer to the first time was lost. */
  id?: unknown;
}

/** Rows and values are `unknown` until they are parsed: another version of the shop, or other code, may have written them. */
interface Schema extends DBSchema {
  /** The entries of each item. They exist as long as the account does. */
  entries: { key: ItemKey; value: unknown };
  /** Changes that are not applied to the entries yet, in the order of all tabs. */
  changes: { key: number; value: unknown };
  /** Unreadable rows, as `Row`; without an item if that was unreadable, too. */
  quarantined: { key: number; value: unknown };
}

const OBJECT_STORES = ['entries', 'changes', 'quarantined'] as const;

export type Database = IDBPDatabase<Schema>;

/** Returns a transaction that reads, changes and writes, during which no other tab does. */
export function writeTransaction(database: Database) {
  const transaction = database.transaction(OBJECT_STORES, 'readwrite');
  transaction.done.catch(() => {}); // a request that fails first is reported
  return transaction;
}

let connection: Promise<Database> | undefined;

/**
 * Runs an operation on the database. If it fails, its connection may be dead: Safari reports that by no event. Then it is
 * repeated once on a new connection, although the first one may have been committed.
 * @throws {DOMException} when the browser denies the database, or the repeated operation fails, too
 */
export async function withDatabase(
  operation: (database: Database, isRepeated?: boolean) => Promise<void>,
): Promise<void> {
  const opened = openDatabase();
  try {
    await operation(await opened);
  } catch {
    if (connection === opened) connection = undefined;
    opened.then((dead) => dead.close()).catch(() => {});
    await operation(await openDatabase(), true);
  }
}

/**
 * Opens the channel by which tabs notify each other; `undefined` if the browser denies it, such as Firefox with all cookies
 * blocked. Then a tab reads again when the user returns to it.
 */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/**
 * Opens the database of all accounts in this browser: one connection for all callers, and a new one after that was lost.
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
    // Another tab deletes the database or has a newer version of the shop.
    blocking() {
      forget();
      database.close();
    },
    terminated: forget,
  });
  return database;
}

/** Returns whether a row names its item. */
export function isRow(row: unknown): row is Row {
  const { item }: { item?: unknown } = Object(row);
  return Array.isArray(item) && typeof item[0] === 'string' && typeof item[1] === 'string';
}

/** Returns whether a row belongs to an item. */
export const isRowOf = (row: unknown, [name, accountId]: ItemKey): row is Row =>
  isRowOfAccount(row, accountId) && row.item[0] === name;

/** Returns whether a row belongs to any item of an account. */
export const isRowOfAccount = (row: unknown, accountId: string): row is Row =>
  isRow(row) && row.item[1] === accountId;
