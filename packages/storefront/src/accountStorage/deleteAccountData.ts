import { type ItemKey, isRowOf, openDatabase, STORE_NAMES, writeTransaction } from './database.ts';

/**
 * Removes all data of an account from this browser. A tab that still shows it stores nothing: its next change finds no
 * entries.
 * @throws {DOMException} when the storage fails
 */
export async function deleteAccountData(accountId: string): Promise<void> {
  const items = STORE_NAMES.map((name): ItemKey => [name, accountId]);
  const transaction = writeTransaction(await openDatabase());
  for (const item of items) await transaction.objectStore('entries').delete(item);
  for (const name of ['changes', 'quarantined'] as const) {
    for await (const cursor of transaction.objectStore(name)) {
      if (items.some((item) => isRowOf(cursor.value, item))) await cursor.delete();
    }
  }
  await transaction.done;
}
