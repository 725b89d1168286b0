import { openStore, type StoreEnvironment } from '../accountStorage/AccountStore.ts';
import { type LockFault, openBrowser, type TestTab } from '../accountStorage/storageTestUtils.ts';
import { formatEntries, parseEntries } from '../accountStorage/storedFormat.ts';
import { cartStore } from './CartStore.ts';
import type { CartChange, CartEntry } from './cartEntries.ts';

export const openCartStore = (uid: string, environment: StoreEnvironment) =>
  openStore(cartStore, uid, environment);

export const parseCart = (text: string) => parseEntries(text, cartStore);

export const formatCart = (entries: readonly CartEntry[]) => formatEntries(entries);

/** Opens Ann's cart in a new browser where `text` is stored. */
export function openCart({
  text,
  fault,
  lockFault,
}: {
  text?: string;
  fault?: TestTab['fault'];
  lockFault?: LockFault;
} = {}) {
  const key = 'toystore.cart.ann';
  const browser = openBrowser();
  if (text !== undefined) browser.stored.set(key, text);
  const tab = browser.openTab(lockFault);
  tab.fault = fault;
  const store = openCartStore('ann', tab);
  return {
    browser,
    tab,
    store,
    entries: () => store.getSnapshot().entries,
    stored: () => parseCart(browser.stored.get(key) ?? '').entries,
  };
}

export const entryOf = (toyId: string, quantity: number): CartEntry => ({
  toyId,
  toyName: `Toy ${toyId}`,
  pictureURL: '',
  price: 100,
  available: 1_000_000,
  quantity,
});

export const add = (toyId: string, quantity = 1): CartChange => ({
  type: 'add',
  toy: entryOf(toyId, quantity),
  quantity,
});
