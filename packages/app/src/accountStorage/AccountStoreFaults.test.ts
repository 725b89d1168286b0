import { beforeEach, describe, expect, test, vi } from 'vitest';
import { add, entryOf, formatCart, openCart, openCartStore } from '../cart/cartTestUtils.ts';

const KEY = 'toystore.cart.ann';
const ASIDE = 'toystore.cart.ann.aside';
const bears = (quantity: number) => [entryOf('bear', quantity)];
const oneBear = formatCart(bears(1));

const warn = vi.spyOn(console, 'warn');
const error = vi.spyOn(console, 'error');
beforeEach(() => {
  warn.mockReset().mockReturnValue();
  error.mockReset().mockReturnValue();
});

describe('storage that is full', () => {
  test('loses no change: the cart lasts for the visit, and the next change tries again', () => {
    const { browser, tab, store, stored } = openCart({ text: oneBear });
    const listener = vi.fn();
    store.subscribe(listener);
    tab.fault = 'QuotaExceededError';
    store.change(add('bear'));
    browser.settle();
    expect(store.getSnapshot()).toEqual({ entries: bears(2), problem: 'not saved' });
    expect(listener).toHaveBeenCalledTimes(2);
    store.change(add('bear'));
    browser.settle();
    expect(stored()).toEqual(bears(1));
    expect(warn).toHaveBeenCalledOnce();
    tab.fault = undefined;
    store.change(add('bear'));
    browser.settle();
    expect(store.getSnapshot()).toEqual({ entries: bears(4), problem: undefined });
    expect(stored()).toEqual(bears(4));
  });

  test('has what another tab saves beside what this one could not', () => {
    const { browser, tab, store } = openCart();
    const other = openCartStore('ann', browser.openTab());
    tab.fault = 'QuotaExceededError';
    store.change(add('bear'));
    other.change(add('bear', 3));
    browser.settle();
    expect(store.getSnapshot()).toEqual({ entries: bears(4), problem: 'not saved' });
    tab.fault = undefined;
    store.change(add('bear'));
    browser.settle();
    expect(other.getSnapshot().entries).toEqual(bears(5));
  });

  test('has no room to set something aside: then it is not overwritten', () => {
    const { browser, tab, store, stored } = openCart({ text: 'junk', fault: 'QuotaExceededError' });
    store.change(add('bear'));
    browser.settle();
    expect(browser.stored.get(KEY)).toBe('junk');
    expect(store.getSnapshot()).toEqual({ entries: bears(1), problem: 'not saved' });
    tab.fault = undefined;
    store.change(add('bear'));
    browser.settle();
    expect(browser.stored.get(ASIDE)).toBe('junk');
    expect(stored()).toEqual(bears(2));
    expect(store.getSnapshot().problem).toBe('set aside');
  });
});

test('a problem that comes or goes leaves the entries the same object', () => {
  const { browser, tab, store, entries } = openCart({ text: oneBear });
  const before = entries();
  browser.stored.set(KEY, JSON.stringify({ version: 1, entries: [...bears(1), 'junk'] }));
  tab.deliver();
  expect(store.getSnapshot().problem).toBe('set aside');
  expect(entries()).toBe(before);
});

test('storage that is denied is a problem from the start, and the cart lasts for the visit', () => {
  const { browser, tab, store } = openCart({ fault: 'SecurityError' });
  expect(store.getSnapshot()).toEqual({ entries: [], problem: 'not saved' });
  store.change(add('bear'));
  browser.settle();
  tab.dispatchEvent(new Event('pagehide'));
  expect(store.getSnapshot()).toEqual({ entries: bears(1), problem: 'not saved' });
  expect(() => store.close()).not.toThrow();
});

describe('what cannot be read', () => {
  test.each(['junk', '[]', '{"version":2,"entries":{"bear":1}}'])(
    '%s is set aside, and an empty cart goes on',
    (text) => {
      const { browser, store, stored } = openCart({ text });
      expect(store.getSnapshot()).toEqual({ entries: [], problem: 'set aside' });
      expect(browser.stored.get(ASIDE)).toBe(text);
      expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`${ASIDE}.`));
      store.change(add('bear'));
      browser.settle();
      expect(stored()).toEqual(bears(1));
      expect(browser.stored.get(ASIDE)).toBe(text);
      expect(store.getSnapshot().problem).toBe('set aside');
    },
  );

  test('is the lesser problem beside a cart that is not saved', () => {
    const { browser, tab, store } = openCart({ text: 'junk' });
    tab.fault = 'QuotaExceededError';
    store.change(add('bear'));
    browser.settle();
    expect(store.getSnapshot().problem).toBe('not saved');
    tab.fault = undefined;
    store.change(add('bear'));
    browser.settle();
    expect(store.getSnapshot().problem).toBe('set aside');
  });

  test('in part: the readable part goes on', () => {
    const text = JSON.stringify({
      version: 1,
      entries: [{ ...entryOf('bear', 1), price: 'free' }, ...bears(1)],
    });
    const { browser, store } = openCart({ text });
    expect(store.getSnapshot()).toEqual({ entries: bears(1), problem: 'set aside' });
    expect(browser.stored.get(ASIDE)).toBe(text);
  });

  test('from another tab: what is shown goes on, and the next change stores it', () => {
    const { browser, tab, store, stored } = openCart({ text: oneBear });
    browser.stored.set(KEY, 'junk');
    tab.deliver();
    expect(store.getSnapshot()).toEqual({ entries: bears(1), problem: 'set aside' });
    expect(browser.stored.get(ASIDE)).toBe('junk');
    store.change(add('bear'));
    browser.settle();
    expect(stored()).toEqual(bears(2));
  });

  test('never replaces another text in silence', () => {
    const { browser, tab } = openCart({ text: 'first' });
    const store = (text: string) => {
      browser.stored.set(KEY, text);
      tab.deliver();
    };
    for (const text of ['second', 'first', 'third', 'second']) store(text);
    expect([
      browser.stored.get(ASIDE),
      browser.stored.get(`${ASIDE}.2`),
      browser.stored.get(`${ASIDE}.3`),
    ]).toEqual(['first', 'second', 'third']);
    expect(error).not.toHaveBeenCalled();
    store('fourth');
    expect([
      browser.stored.get(ASIDE),
      browser.stored.get(`${ASIDE}.2`),
      browser.stored.get(`${ASIDE}.3`),
    ]).toEqual(['first', 'second', 'fourth']);
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.any(String), 'third');
  });
});
