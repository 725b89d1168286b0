/** The database of `packages/storefront`: the carts and saved toys of all accounts. */
const DATABASE = 'toystore';

/** Removes what earlier stories have stored: the cart of one would be that of the next one with the same account. */
export const clearStorage = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(DATABASE);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
