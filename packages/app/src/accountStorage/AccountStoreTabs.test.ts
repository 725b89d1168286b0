import { describe, expect, test, vi } from 'vitest';
import { add, entryOf, openCart, openCartStore } from '../cart/cartTestUtils.ts';

describe('another tab', () => {
  test('shows what this one saves', () => {
    const { browser, store } = openCart();
    const other = openCartStore('ann', browser.openTab());
    const listener = vi.fn();
    other.subscribe(listener);
    store.change(add('bear'));
    browser.settle();
    expect(other.getSnapshot().entries).toEqual([entryOf('bear', 1)]);
    expect(listener).toHaveBeenCalledOnce();
  });

  test('that changes the cart at the same time loses nothing', () => {
    const { browser, store, entries, stored } = openCart();
    const other = openCartStore('ann', browser.openTab());
    store.change(add('bear'));
    other.change(add('duck'));
    other.change(add('bear', 2));
    browser.settle();
    expect(stored()).toEqual([entryOf('bear', 3), entryOf('duck', 1)]);
    expect(entries()).toEqual(stored());
    expect(other.getSnapshot().entries).toEqual(stored());
  });

  test('that clears the storage takes nothing away: the next change stores it all', () => {
    const { browser, tab, store, entries, stored } = openCart();
    store.change(add('bear'));
    browser.settle();
    browser.stored.clear();
    tab.deliver();
    expect(entries()).toEqual([entryOf('bear', 1)]);
    store.change(add('duck'));
    browser.settle();
    expect(stored()).toEqual([entryOf('bear', 1), entryOf('duck', 1)]);
  });

  test('of another account has another cart', () => {
    const { browser, store } = openCart();
    store.change(add('bear'));
    browser.settle();
    expect(openCartStore('bob', browser.openTab()).getSnapshot().entries).toEqual([]);
  });
});

test('a page that comes back from the back/forward cache shows what was saved meanwhile', () => {
  const { browser, tab, entries } = openCart();
  const other = openCartStore('ann', browser.openTab());
  other.change(add('bear'));
  browser.grantLock();
  tab.restore();
  expect(entries()).toEqual([entryOf('bear', 1)]);
});
