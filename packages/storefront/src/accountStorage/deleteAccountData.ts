import { type Database, isRowOfAccount, withDatabase, writeTransaction } from './database.ts';

/**
 * Removes all data of an account from this browser, also what another version of the shop stored. A tab that still shows
 * it stores nothing: its next change finds no entries.
 * @throws {DOMException} when the storage fails
 */
export const deleteAccountData = (accountId: string): Promise<void> =>
  withDatabase((database) => deleteFrom(database, accountId));

async function deleteFrom(database: Database, accountId: string): Promise<void> {
  const transaction = writeTransaction(database);
  for await (const cursor of transaction.objectStore('entries')) {
    if (isRowOfAccount({ item: cursor.key }, accountId)) await cursor.delete();
  }
  for (const name of ['changes', 'quarantined'] as const) {
    for await (const cursor of transaction.objectStore(name)) {
      if (isRowOfAccount(cursor.value, accountId)) await cursor.delete();
    }
  }
  await transaction.done;
}
