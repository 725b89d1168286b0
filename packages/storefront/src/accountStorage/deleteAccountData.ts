import { isRowOfAccount, openDatabase, writeTransaction } from './database.ts';

/**
 * Removes all data of an account from this browser, also what another version of the shop stored. A tab that still shows
 * it stores nothing: its next change finds no entries.
 * @throws {DOMException} when the storage fails
 */
export async function deleteAccountData(accountId: string): Promise<void> {
  const transaction = writeTransaction(await openDatabase());
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
