import type { Page } from '@playwright/test';
import { TEST_SHOP } from '../addresses.ts';
import { accountId } from './emulator.ts';

/** Stores an item of an account before the first page opens: any value, in addition to the session of `signIn`. */
export async function storeItem(
  page: Page,
  name: string,
  email: string,
  value: unknown,
): Promise<void> {
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  const origin = origins.find((each) => each.origin === TEST_SHOP.siteUrl);
  const record = { key: [name, await accountId(email)], value };
  const database = {
    name: 'toystore',
    version: 1,
    stores: [
      { name: 'entries', autoIncrement: false, records: [record], indexes: [] },
      { name: 'changes', autoIncrement: true, records: [], indexes: [] },
      { name: 'quarantined', autoIncrement: true, records: [], indexes: [] },
    ],
  };
  const databases: object[] = Reflect.get(origin ?? {}, 'indexedDB') ?? []; // Playwright's type lacks it
  const stored = {
    origin: TEST_SHOP.siteUrl,
    localStorage: origin?.localStorage ?? [],
    indexedDB: [...databases, database],
  };
  await page.context().setStorageState({ cookies, origins: [stored] });
}

/**
 * Returns what an open page of the shop has stored of an account, as text; '' if there is nothing.
 * @param account its email or id
 */
export async function storedItem(page: Page, name: string, account: string) {
  const key = [name, account.includes('@') ? await accountId(account) : account];
  return page.evaluate(readStored, { objectStore: 'entries', key });
}

/** Returns the unreadable values of any account that the shop has quarantined, as text. */
export const quarantined = (page: Page) =>
  page.evaluate(readStored, { objectStore: 'quarantined', key: undefined });

/** Runs in the page. */
async function readStored({
  objectStore,
  key,
}: {
  objectStore: string;
  key: string[] | undefined;
}) {
  const resultOf = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const opening = indexedDB.open('toystore');
  opening.onupgradeneeded = () => opening.transaction?.abort(); // the shop has not created the database yet
  const database = await resultOf(opening).catch(() => undefined);
  if (database === undefined) return '';
  const stored = await resultOf<unknown[]>(
    database.transaction(objectStore).objectStore(objectStore).getAll(key),
  );
  database.close();
  return stored.length === 0 ? '' : JSON.stringify(stored);
}
