import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  add,
  entryOf,
  formatCart,
  newAccount,
  openCart,
  storedEntries,
  stubTab,
} from '../cart/cartTestUtils.ts';
import { openDatabase } from './database.ts';
import { deleteAccountData } from './deleteAccountData.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stubTab();
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const oneBear = JSON.stringify(formatCart([entryOf('bear', 1)]));

describe('a cart in localStorage', () => {
  test('is imported once', async () => {
    const account = newAccount();
    const key = `toystore.cart.${account}`;
    stored.set(key, oneBear).set(`${key}.aside`, 'junk').set('other', 'stays');
    const cart = openCart(account);
    cart.change(add('bear'));
    await cart.untilLoaded();
    expect(await storedEntries(account)).toEqual([entryOf('bear', 2)]);
    expect([...stored.keys()]).toEqual(['other']);
    expect(cart.getSnapshot().problem).toBeUndefined();
    const quarantined = await (await openDatabase()).getAll('quarantined');
    expect(quarantined).toContainEqual({ item: ['cart', account], value: 'junk' });

    stored.set(key, oneBear); // a tab with an older copy
    const other = openCart(account);
    await other.untilLoaded();
    expect(other.entries()).toEqual([entryOf('bear', 2)]);
  });

  test('that is no JSON is quarantined', async () => {
    vi.spyOn(console, 'warn').mockReturnValueOnce();
    const account = newAccount();
    stored.set(`toystore.cart.${account}`, 'junk{');
    const cart = openCart(account);
    await cart.untilLoaded();
    expect(cart.getSnapshot()).toMatchObject({ entries: [], problem: 'quarantined' });
  });

  test('goes with its account', async () => {
    const account = newAccount();
    stored.set(`toystore.cart.${account}`, oneBear).set('toystore.saved.bob', oneBear);
    await deleteAccountData(account);
    expect([...stored.keys()]).toEqual(['toystore.saved.bob']);
  });

  test('in a storage that is denied is none', async () => {
    vi.stubGlobal('localStorage', undefined); // reading a property of it throws, as a denied one does
    const account = newAccount();
    const cart = openCart(account);
    cart.change(add('bear'));
    await cart.untilLoaded();
    expect(await storedEntries(account)).toEqual([entryOf('bear', 1)]);
  });
});
