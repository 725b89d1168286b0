import { describe, expect, test, vi } from 'vitest';
import { add, entryOf, openCart, openCartStore } from '../cart/cartTestUtils.ts';

describe('a change', () => {
  test('shows at once, and is stored once the lock is there', () => {
    const { browser, store, entries, stored } = openCart();
    const listener = vi.fn();
    store.subscribe(listener);
    store.change(add('bear'));
    expect(listener).toHaveBeenCalledOnce();
    expect(entries()).toEqual([entryOf('bear', 1)]);
    expect(stored()).toBeUndefined();
    browser.grantLock();
    expect(stored()).toEqual([entryOf('bear', 1)]);
    expect(listener).toHaveBeenCalledOnce(); // nothing else has changed
  });

  test('many of them are one write', () => {
    const { browser, store, stored } = openCart();
    for (const _ of Array(5)) store.change(add('bear'));
    browser.settle();
    expect(stored()).toEqual([entryOf('bear', 5)]);
    expect(browser.countWrites()).toBe(1);
    store.change(add('bear'));
    browser.settle();
    expect(browser.countWrites()).toBe(2);
  });

  test('made by a listener is stored, too', () => {
    const { browser, store, stored } = openCart();
    store.subscribe(() => store.change({ type: 'remove', toyId: 'bear' }));
    store.change(add('bear'));
    browser.settle();
    expect(stored()).toEqual([]);
  });

  test('that changes nothing tells nobody and writes nothing', () => {
    const { browser, store } = openCart();
    const before = store.getSnapshot();
    const listener = vi.fn();
    store.subscribe(listener);
    store.change({ type: 'remove', toyId: 'bear' });
    expect(store.getSnapshot()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
    expect(browser.grantLock()).toBe(false);
  });

  test('is no longer told to who has unsubscribed', () => {
    const { store } = openCart();
    const listener = vi.fn();
    store.subscribe(listener)();
    store.change(add('bear'));
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('without a lock', () => {
  test('a browser that has none saves at once', () => {
    const { store, stored } = openCart({ lockFault: 'missing' });
    store.change(add('bear'));
    expect(stored()).toEqual([entryOf('bear', 1)]);
  });

  test('a refused request is said in the console, and the cart saved', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const { store, stored } = openCart({ lockFault: 'refused' });
    store.change(add('bear'));
    await vi.waitFor(() => expect(stored()).toEqual([entryOf('bear', 1)]));
    expect(error).toHaveBeenCalledExactlyOnceWith(
      'The lock of the cart failed: it is saved without.',
      expect.objectContaining({ name: 'InvalidStateError' }),
    );
    store.change(add('bear'));
    await vi.waitFor(() => expect(stored()).toEqual([entryOf('bear', 2)]));
    error.mockRestore();
  });

  test('a page that is left saves at once, and not again when it comes back', () => {
    const { browser, tab, store, stored } = openCart();
    store.change(add('bear'));
    tab.dispatchEvent(new Event('pagehide'));
    expect(stored()).toEqual([entryOf('bear', 1)]);
    browser.settle();
    expect(stored()).toEqual([entryOf('bear', 1)]);
    expect(browser.countWrites()).toBe(1);
  });
});

describe('a closed store', () => {
  test('has saved what was pending, and touches nothing any more', () => {
    const { browser, tab, store, entries, stored } = openCart();
    store.change(add('bear'));
    store.close();
    expect(stored()).toEqual([entryOf('bear', 1)]);
    browser.stored.clear();
    store.change(add('bear'));
    tab.dispatchEvent(new Event('pagehide'));
    browser.settle();
    expect(browser.stored.size).toBe(0);
    openCartStore('ann', browser.openTab()).change(add('duck'));
    browser.settle();
    tab.restore();
    expect(entries()).toEqual([entryOf('bear', 1)]);
  });

  test('does not store what could not be saved before', () => {
    const { browser, tab, store } = openCart();
    tab.fault = 'QuotaExceededError';
    store.change(add('bear'));
    vi.spyOn(console, 'warn').mockReturnValueOnce();
    store.close();
    tab.fault = undefined;
    browser.settle();
    expect(browser.stored.size).toBe(0);
  });
});
