import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  add,
  entryOf,
  newAccount,
  openCart,
  storedEntries,
  stubTab,
} from '../cart/cartTestUtils.ts';
import { deleteDataOfRequestedDeletions, requestDeletion } from './requestedDeletions.ts';

beforeEach(stubTab);
afterEach(() => vi.unstubAllGlobals());

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
