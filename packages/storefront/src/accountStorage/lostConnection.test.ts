import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import {
  add,
  entryOf,
  newAccount,
  openCart,
  storedEntries,
  stubTab,
} from '../cart/cartTestUtils.ts';
import { openDatabase } from './database.ts';
import { deleteAccountData } from './deleteAccountData.ts';
import { loseConnection, WAYS } from './loseConnectionTestUtils.ts';

/*
 * A connection that dies without a `close` event: Safari does so when the process that holds its databases ends ("Connection
 * to Indexed Database server lost").
 */

const bears = (quantity: number) => [entryOf('bear', quantity)];

let warn: MockInstance;
beforeEach(() => {
  stubTab();
  warn = vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe.each(WAYS)('a connection that %s', (way) => {
  test('is replaced: each change is stored once, and nothing is reported', async () => {
    const account = newAccount();
    const cart = openCart(account);
    cart.change(add('bear'));
    await cart.untilLoaded();
    expect(await storedEntries(account)).toEqual(bears(1));
    for (const quantity of [2, 3]) {
      await loseConnection(way);
      cart.change(add('bear'));
      expect(cart.entries()).toEqual(bears(quantity));
      await vi.waitFor(async () => expect(await storedEntries(account)).toEqual(bears(quantity)));
    }
    cart.close();
    const afterReload = openCart(account);
    await afterReload.untilLoaded();
    expect(afterReload.entries()).toEqual(bears(3));
    expect(warn).not.toHaveBeenCalled();
  });

  test('is replaced when a page opens, and when another tab has changed something', async () => {
    const account = newAccount();
    await loseConnection(way);
    const [cart, other] = [openCart(account), openCart(account)];
    await Promise.all([cart.untilLoaded(), other.untilLoaded()]);
    await loseConnection(way);
    other.change(add('bear'));
    await vi.waitFor(() => expect(cart.entries()).toEqual(bears(1)));
    other.change(add('bear'));
    await loseConnection(way); // after the change was appended, before it is applied
    await vi.waitFor(() => expect(cart.entries()).toEqual(bears(2)));
    expect(warn).not.toHaveBeenCalled();
  });

  test('is replaced in each store that uses it', async () => {
    const accounts = [newAccount(), newAccount()];
    const carts = accounts.map(openCart);
    await Promise.all(carts.map((cart) => cart.untilLoaded()));
    await loseConnection(way);
    for (const [index, cart] of carts.entries()) {
      cart.change(add('bear'));
      await vi.waitFor(async () =>
        expect(await storedEntries(`${accounts[index]}`)).toEqual(bears(1)),
      );
    }
    expect(warn).not.toHaveBeenCalled();
  });

  test('is replaced when the account is deleted', async () => {
    const account = newAccount();
    const cart = openCart(account);
    cart.change(add('bear'));
    await cart.untilLoaded();
    cart.close();
    await loseConnection(way);
    await deleteAccountData(account);
    expect(await (await openDatabase()).get('entries', ['cart', account])).toBeUndefined();
  });
});

test('is replaced once: a second failure is reported, and the next change saves', async () => {
  const account = newAccount();
  const cart = openCart(account);
  await cart.untilLoaded();
  const { transaction } = IDBDatabase.prototype;
  const dead = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('The database connection is closing.', 'InvalidStateError');
  });
  const open = vi.spyOn(indexedDB, 'open');
  cart.change(add('bear'));
  await vi.waitFor(() => expect(cart.getSnapshot().problem).toBe('not saved'));
  expect(open).toHaveBeenCalledOnce();
  dead.mockRestore();
  expect(IDBDatabase.prototype.transaction).toBe(transaction);
  cart.change(add('bear'));
  expect(await storedEntries(account)).toEqual(bears(2));
  expect(cart.getSnapshot().problem).toBeUndefined();
});
