import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  add,
  entryOf,
  newAccount,
  openCart,
  storedEntries,
  stubTab,
} from '../cart/cartTestUtils.ts';
import { deleteAccountData } from './deleteAccountData.ts';

beforeEach(stubTab);
afterEach(() => vi.unstubAllGlobals());

describe('a change', () => {
  test('shows at once, and is stored', async () => {
    const account = newAccount();
    const cart = openCart(account);
    await cart.untilLoaded();
    cart.listener.mockClear();
    cart.change(add('bear'));
    expect(cart.entries()).toEqual([entryOf('bear', 1)]);
    expect(await storedEntries(account)).toEqual([entryOf('bear', 1)]);
    expect(cart.listener).toHaveBeenCalledOnce(); // nothing else has changed
  });

  test('made while the storage is being opened is stored, too', async () => {
    const account = newAccount();
    const cart = openCart(account);
    cart.change(add('bear'));
    expect(cart.getSnapshot().status).toBe('loading');
    await cart.untilLoaded();
    expect(await storedEntries(account)).toEqual([entryOf('bear', 1)]);
  });

  test('is there when the cart is opened again, after any number of them', async () => {
    const account = newAccount();
    const cart = openCart(account);
    for (const _ of Array(50)) cart.change(add('bear'));
    await cart.untilLoaded();
    cart.close();
    const again = openCart(account);
    await again.untilLoaded();
    expect(again.entries()).toEqual([entryOf('bear', 50)]);
  });

  test('made by a listener is stored, too', async () => {
    const account = newAccount();
    const cart = openCart(account);
    await cart.untilLoaded();
    cart.subscribe(() => cart.change({ type: 'remove', toyId: 'bear' }));
    cart.change(add('bear'));
    expect(await storedEntries(account)).toEqual([]);
  });

  test('that changes nothing notifies no subscriber', async () => {
    const cart = openCart(newAccount());
    await cart.untilLoaded();
    const before = cart.getSnapshot();
    cart.listener.mockClear();
    cart.change({ type: 'remove', toyId: 'bear' });
    expect(cart.getSnapshot()).toBe(before);
    expect(cart.listener).not.toHaveBeenCalled();
  });
});

describe('another tab', () => {
  test('shows what this one stores', async () => {
    const account = newAccount();
    const [cart, other] = [openCart(account), openCart(account)];
    await Promise.all([cart.untilLoaded(), other.untilLoaded()]);
    cart.change(add('bear'));
    await vi.waitFor(() => expect(other.entries()).toEqual([entryOf('bear', 1)]));
  });

  test('of another account has another cart', async () => {
    const cart = openCart(newAccount());
    cart.change(add('bear'));
    const other = openCart(newAccount());
    await Promise.all([cart.untilLoaded(), other.untilLoaded()]);
    expect(other.entries()).toEqual([]);
  });

  test.each([
    ['comes back from the back/forward cache', () => window.dispatchEvent(new Event('pageshow'))],
    ['is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('that %s shows what it has missed', async (_, comeBack) => {
    vi.stubGlobal(
      'BroadcastChannel',
      class extends EventTarget {
        postMessage() {}
        close() {}
      },
    );
    const account = newAccount();
    const [cart, other] = [openCart(account), openCart(account)];
    await Promise.all([cart.untilLoaded(), other.untilLoaded()]);
    cart.change(add('bear'));
    await storedEntries(account);
    expect(other.entries()).toEqual([]);
    comeBack();
    await vi.waitFor(() => expect(other.entries()).toEqual([entryOf('bear', 1)]));
  });
});

describe('a deleted account', () => {
  test('has no stored data, and other tabs store none either', async () => {
    const account = newAccount();
    const [cart, other] = [openCart(account), openCart(account)];
    cart.change(add('bear'));
    await Promise.all([cart.untilLoaded(), other.untilLoaded()]);
    expect(await storedEntries(account)).toHaveLength(1);
    await deleteAccountData(account);
    other.change(add('duck'));
    await vi.waitFor(() => expect(other.entries()).toEqual([]));
    other.change(add('duck'));
    expect(other.entries()).toEqual([]);
    expect(await storedEntries(account)).toEqual([]);
  });

  test('leaves nothing behind in a tab that opens its cart again', async () => {
    const account = newAccount();
    const cart = openCart(account);
    cart.change(add('bear'));
    await cart.untilLoaded();
    cart.close();
    await new Promise((resolve) => setTimeout(resolve));
    await deleteAccountData(account);
    cart.subscribe(() => {});
    await cart.untilLoaded();
    expect(cart.entries()).toEqual([]);
  });

  test('leaves those of others as they are', async () => {
    const account = newAccount();
    const cart = openCart(account);
    cart.change(add('bear'));
    await cart.untilLoaded();
    await deleteAccountData(newAccount());
    cart.change(add('bear'));
    expect(await storedEntries(account)).toEqual([entryOf('bear', 2)]);
  });

  test('that is signed in again stores things again', async () => {
    const account = newAccount();
    await deleteAccountData(account);
    const cart = openCart(account);
    cart.change(add('bear'));
    await cart.untilLoaded();
    expect(await storedEntries(account)).toEqual([entryOf('bear', 1)]);
  });
});
