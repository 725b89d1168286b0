import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  add,
  entryOf,
  newAccount,
  openCart,
  storedEntries,
  stubTab,
} from '../cart/cartTestUtils.ts';
import { type ItemKey, openDatabase } from './database.ts';
import { deleteAccountData } from './deleteAccountData.ts';
import { deleteDataOfRequestedDeletions, requestDeletion } from './requestedDeletions.ts';

beforeEach(stubTab);

afterEach(() => vi.unstubAllGlobals());

describe('a change', () => {
  test('shows at once and is stored', async () => {
    const account = newAccount();
    const cart = openCart(account);
    await cart.untilLoaded();
    cart.listener.mockClear();
    cart.change(add('bear'));
    expect(cart.entries()).toEqual([entryOf('bear', 1)]);
    expect(await storedEntries(account)).toEqual([entryOf('bear', 1)]);
    expect(cart.listener).toHaveBeenCalledOnce(); // nothing else has changed
  });

  test('is also stored when it is made while the storage opens', async () => {
    const account = newAccount();
    const cart = openCart(account);
    cart.change(add('bear'));
    expect(cart.getSnapshot().status).toBe('loading');
    await cart.untilLoaded();
    expect(await storedEntries(account)).toEqual([entryOf('bear', 1)]);
  });

  test('is read again when the cart is reopened, after any number of changes', async () => {
    const account = newAccount();
    const cart = openCart(account);
    for (const _ of Array(50)) cart.change(add('bear'));
    await cart.untilLoaded();
    cart.close();
    const again = openCart(account);
    await again.untilLoaded();
    expect(again.entries()).toEqual([entryOf('bear', 50)]);
  });

  test('is also stored when a listener makes it', async () => {
    const account = newAccount();
    const cart = openCart(account);
    await cart.untilLoaded();
    cart.subscribe(() => cart.change({ type: 'remove', toyId: 'bear' }));
    cart.change(add('bear'));
    expect(await storedEntries(account)).toEqual([]);
  });

  test('notifies no subscriber if it has no effect', async () => {
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
  test('shows what this tab stores', async () => {
    const account = newAccount();
    const [cart, other] = [openCart(account), openCart(account)];
    await Promise.all([cart.untilLoaded(), other.untilLoaded()]);
    cart.change(add('bear'));
    await vi.waitFor(() => expect(other.entries()).toEqual([entryOf('bear', 1)]));
  });

  test('has another cart with another account', async () => {
    const cart = openCart(newAccount());
    cart.change(add('bear'));
    const other = openCart(newAccount());
    await Promise.all([cart.untilLoaded(), other.untilLoaded()]);
    expect(other.entries()).toEqual([]);
  });

  test.each([
    ['comes back from the back/forward cache', () => window.dispatchEvent(new Event('pageshow'))],
    ['is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('shows what it has missed after it %s', async (_, comeBack) => {
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

  test('has no items left, not even those of another version of the shop', async () => {
    const item: ItemKey = ['of a newer version', newAccount()];
    const database = await openDatabase();
    await database.put('entries', 'of that version', item);
    await database.add('quarantined', { item, value: 'of that version' });
    await deleteAccountData(item[1]);
    expect(await database.get('entries', item)).toBeUndefined();
    expect(await database.getAll('quarantined')).not.toContainEqual(
      expect.objectContaining({ item }),
    );
  });

  test('has no data in a tab that opens its cart again', async () => {
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

  test('does not affect other accounts', async () => {
    const account = newAccount();
    const cart = openCart(account);
    cart.change(add('bear'));
    await cart.untilLoaded();
    await deleteAccountData(newAccount());
    cart.change(add('bear'));
    expect(await storedEntries(account)).toEqual([entryOf('bear', 2)]);
  });

  test('stores data again after a new sign-in', async () => {
    const account = newAccount();
    await deleteAccountData(account);
    const cart = openCart(account);
    cart.change(add('bear'));
    await cart.untilLoaded();
    expect(await storedEntries(account)).toEqual([entryOf('bear', 1)]);
  });
});

/** Creates an account with a bear in its cart. */
async function accountWithCart(): Promise<string> {
  const account = newAccount();
  const cart = openCart(account);
  cart.change(add('bear'));
  await cart.untilLoaded();
  await storedEntries(account);
  cart.close();
  return account;
}

const fail = () => Promise.reject(new Error('failed'));

test('removes the data of a deleted account', async () => {
  const account = await accountWithCart();
  await requestDeletion(
    account,
    async () => {},
    () => false,
  );
  expect(await storedEntries(account)).toEqual([]);
});

test('removes the data when the session ends after a lost response', async () => {
  const account = await accountWithCart();
  await expect(requestDeletion(account, fail, () => true)).rejects.toThrow('failed');
  expect(await storedEntries(account)).toEqual([entryOf('bear', 1)]);
  await deleteDataOfRequestedDeletions();
  expect(await storedEntries(account)).toEqual([]);
});

test('keeps the data when the provider rejected the deletion, however the session ends', async () => {
  const account = await accountWithCart();
  await expect(requestDeletion(account, fail, () => false)).rejects.toThrow('failed');
  await deleteDataOfRequestedDeletions();
  expect(await storedEntries(account)).toEqual([entryOf('bear', 1)]);
});
