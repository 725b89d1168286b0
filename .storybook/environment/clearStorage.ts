/** The database of `packages/storefront`: the carts and saved toys of all accounts. */
const DATABASE = 'toystore';

/** Deletes what earlier stories stored: the next story with the same account would start with their cart. */
export const clearStorage = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(DATABASE);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
