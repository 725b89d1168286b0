import { deleteDB } from 'idb';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import {
  add,
  entryOf,
  formatCart,
  newAccount,
  openCart,
  storedCart,
  storedEntries,
  stubTab,
} from '../cart/cartTestUtils.ts';
import { isRowOf, openDatabase } from './database.ts';
import { deleteAccountData } from './deleteAccountData.ts';
import { loseConnection, WAYS } from './loseConnectionTestUtils.ts';

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

const store = async (accountId: string, value: unknown) => {
  await (await openDatabase()).put('entries', value, ['cart', accountId]);
};

const quarantined = async (accountId: string) =>
  (await (await openDatabase()).getAll('quarantined'))
    .filter((row) => isRowOf(row, ['cart', accountId]))
    .map(({ value }) => value);

/** Makes every write fail, as in full storage. */
function fillStorage() {
  const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  return () => full.mockRestore();
}

describe('full storage', () => {
  test('loses no change: the cart lasts for the visit, and the next change retries', async () => {
    const account = newAccount();
    await store(account, formatCart(bears(1)));
    const cart = openCart(account);
    await cart.untilLoaded();
    const empty = fillStorage();
    cart.change(add('bear'));
    await vi.waitFor(() => expect(cart.getSnapshot().problem).toBe('not saved'));
    expect(cart.entries()).toEqual(bears(2));
    cart.change(add('bear'));
    await vi.waitFor(() => expect(cart.entries()).toEqual(bears(3)));
    expect(warn).toHaveBeenCalledOnce();
    empty();
    cart.change(add('bear'));
    await vi.waitFor(() => expect(cart.getSnapshot().problem).toBeUndefined());
    expect(await storedEntries(account)).toEqual(bears(4));
  });

  test('loses nothing if it is reported only when the transaction ends', async () => {
    const account = newAccount();
    const cart = openCart(account);
    await cart.untilLoaded();
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function abort(
      this: IDBTransaction,
    ) {
      this.abort();
    });
    cart.change(add('bear'));
    await vi.waitFor(() => expect(cart.getSnapshot().problem).toBe('not saved'));
    expect(cart.entries()).toEqual(bears(1));
    commit.mockRestore();
    cart.change(add('bear'));
    await vi.waitFor(() => expect(cart.getSnapshot().problem).toBeUndefined());
    expect(await storedEntries(account)).toEqual(bears(2));
  });

  test('shows another tab’s changes together with the unsaved ones', async () => {
    const account = newAccount();
    const cart = openCart(account);
    await cart.untilLoaded();
    const empty = fillStorage();
    cart.change(add('bear'));
    await vi.waitFor(() => expect(cart.getSnapshot().problem).toBe('not saved'));
    empty();
    const other = openCart(account);
    other.change(add('bear', 3));
    await vi.waitFor(() => expect(cart.entries()).toEqual(bears(4)));
    cart.change(add('bear'));
    await vi.waitFor(() => expect(other.entries()).toEqual(bears(5)));
  });
});

test('denied storage is a problem from the start, and the cart lasts for the visit', async () => {
  await deleteDB('toystore'); // this closes the connection
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Denied.', 'SecurityError');
  });
  const cart = openCart(newAccount());
  await vi.waitFor(() =>
    expect(cart.getSnapshot()).toEqual({ status: 'ready', entries: [], problem: 'not saved' }),
  );
  cart.change(add('bear'));
  expect(cart.entries()).toEqual(bears(1));
  cart.close();
});

test.each([
  [
    'denied',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    },
  ],
  ['missing', undefined],
])(
  'a %s BroadcastChannel is no problem: changes are stored, and read on return',
  async (_, value) => {
    vi.stubGlobal('BroadcastChannel', value);
    const account = newAccount();
    const [cart, other] = [openCart(account), openCart(account)];
    await Promise.all([cart.untilLoaded(), other.untilLoaded()]);
    cart.change(add('bear'));
    expect(await storedEntries(account)).toEqual(bears(1));
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(other.entries()).toEqual(bears(1)));
    expect(cart.getSnapshot().problem).toBeUndefined();
  },
);

describe('unreadable data', () => {
  test.each(['junk', [], { version: 2, entries: { bear: 1 } }, null])(
    'quarantines %j and continues with an empty cart',
    async (value) => {
      const account = newAccount();
      await store(account, value);
      const cart = openCart(account);
      await cart.untilLoaded();
      expect(cart.getSnapshot()).toMatchObject({ entries: [], problem: 'quarantined' });
      expect(await quarantined(account)).toEqual([value]);
      expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('quarantined'));
      cart.change(add('bear'));
      expect(await storedEntries(account)).toEqual(bears(1));
      expect(cart.getSnapshot().problem).toBe('quarantined');
      await deleteAccountData(account);
      expect(await quarantined(account)).toEqual([]);
    },
  );

  test('continues with the readable part', async () => {
    const account = newAccount();
    const value = { version: 1, entries: [{ ...entryOf('bear', 1), price: 'free' }, ...bears(1)] };
    await store(account, value);
    const cart = openCart(account);
    await cart.untilLoaded();
    expect(cart.getSnapshot()).toMatchObject({ entries: bears(1), problem: 'quarantined' });
    expect(await quarantined(account)).toEqual([value]);
    expect(await storedCart(account)).toMatchObject(formatCart(bears(1)));
  });

  test('that is undefined is not taken for a deleted account', async () => {
    const account = newAccount();
    const cart = openCart(account);
    await cart.untilLoaded();
    await store(account, undefined);
    cart.change(add('bear'));
    await vi.waitFor(() => expect(cart.getSnapshot().problem).toBe('quarantined'));
    expect(await storedEntries(account)).toEqual(bears(1));
  });

  test('that a newer version appended does not affect other changes', async () => {
    const account = newAccount();
    const database = await openDatabase();
    for (const value of [{ type: 'gift-wrap' }, add('bear')]) {
      await database.add('changes', { item: ['cart', account], value });
    }
    const cart = openCart(account);
    await cart.untilLoaded();
    expect(cart.getSnapshot()).toMatchObject({ entries: bears(1), problem: 'quarantined' });
    expect(await quarantined(account)).toEqual([{ type: 'gift-wrap' }]);
  });
});

test('stores everything with the next change after another tab deleted the database', async () => {
  const account = newAccount();
  const cart = openCart(account);
  cart.change(add('bear'));
  await cart.untilLoaded();
  await deleteDB('toystore');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(cart.entries()).toEqual([entryOf('bear', 1)]);
  cart.change(add('duck'));
  const both = [entryOf('bear', 1), entryOf('duck', 1)];
  await vi.waitFor(async () => expect(await storedEntries(account)).toEqual(both));
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
