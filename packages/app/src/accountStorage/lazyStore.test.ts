import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartStore } from '../cart/CartStore.ts';
import { add, entryOf, formatCart } from '../cart/cartTestUtils.ts';
import { createLazyStore, storesByAccount } from './lazyStore.ts';
import { openBrowser, type TestTab } from './storageTestUtils.ts';
import { isStored } from './storedItems.ts';

const KEY = 'toystore.cart.ann';
const bears = [entryOf('bear', 1)];

let browser: ReturnType<typeof openBrowser>;
let tab: TestTab;

beforeEach(() => {
  browser = openBrowser();
  tab = browser.openTab();
  vi.stubGlobal('window', tab);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => browser.stored.get(key) ?? null,
    removeItem: (key: string) => browser.stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const lazyCart = (uid = 'ann', loadDescription = async () => cartStore) =>
  createLazyStore({ name: 'cart', uid, loadDescription, isNeeded: () => isStored('cart', uid) });

const inOtherTab = (key: string, text: string) => {
  browser.stored.set(key, text);
  tab.deliver();
  tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
};

test('it is empty until it is loaded, and loaded once', async () => {
  const store = lazyCart();
  browser.stored.set(KEY, formatCart(bears));
  tab.deliver();
  expect([store.getStatus(), store.getSnapshot().entries]).toEqual(['loading', []]);
  const [first, second] = await Promise.all([store.load(), store.load()]);
  expect(first).toBe(second);
  expect([store.getStatus(), store.getSnapshot().entries]).toEqual(['ready', bears]);
});

test('whoever subscribes loads it when it is needed, and hears of it and of each change', async () => {
  const loadDescription = vi.fn(async () => cartStore);
  const store = lazyCart('ann', loadDescription);
  const listener = vi.fn();
  store.subscribe(listener);
  inOtherTab('toystore.cart.bob', formatCart(bears));
  expect(loadDescription).not.toHaveBeenCalled();
  inOtherTab(KEY, formatCart(bears));
  await vi.waitFor(() => expect(store.getSnapshot().entries).toEqual(bears));
  expect(listener).toHaveBeenCalledOnce();
  (await store.load()).change(add('duck'));
  expect(listener).toHaveBeenCalledTimes(2);
  expect(loadDescription).toHaveBeenCalledOnce();
});

test('nobody is told who has unsubscribed, and another tab loads nothing for nobody', async () => {
  const loadDescription = vi.fn(async () => cartStore);
  const store = lazyCart('ann', loadDescription);
  const listener = vi.fn();
  store.subscribe(listener)();
  inOtherTab(KEY, formatCart(bears));
  expect(loadDescription).not.toHaveBeenCalled();
  await store.load();
  expect(listener).not.toHaveBeenCalled();
});

test('code that does not arrive is a failure until it is asked for again', async () => {
  const loadDescription = vi.fn(async () => cartStore);
  loadDescription.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const warn = vi.spyOn(console, 'warn').mockReturnValueOnce();
  const store = lazyCart('ann', loadDescription);
  const seen: string[] = [];
  browser.stored.set(KEY, formatCart(bears));
  store.subscribe(() => seen.push(store.getStatus()));
  await vi.waitFor(() => expect(store.getStatus()).toBe('failed'));
  expect(warn).toHaveBeenCalledOnce();
  await store.load();
  expect(seen).toEqual(['failed', 'loading', 'ready']);
});

test('of an account that is deleted while the code is on its way, nothing is stored again', async () => {
  const carts = storesByAccount('cart', (uid) => lazyCart(uid));
  const cart = carts.get('ann');
  expect(carts.get('ann')).toBe(cart);
  const opening = cart.load();
  carts.delete('ann');
  (await opening).change(add('bear'));
  browser.settle();
  expect(browser.stored.size).toBe(0);
  expect(carts.get('ann')).not.toBe(cart);
});

test('deleting an account leaves what others have', async () => {
  const carts = storesByAccount('cart', (uid) => lazyCart(uid));
  for (const uid of ['ann', 'bob']) (await carts.get(uid).load()).change(add('bear'));
  browser.settle();
  carts.delete('ann');
  browser.settle();
  expect([...browser.stored.keys()]).toEqual(['toystore.cart.bob']);
});
