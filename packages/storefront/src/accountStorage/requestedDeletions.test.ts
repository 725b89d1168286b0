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

/** An account with a bear in its cart. */
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

test('the data of a deleted account goes with it', async () => {
  const account = await accountWithCart();
  await requestDeletion(
    account,
    async () => {},
    () => false,
  );
  expect(await storedEntries(account)).toEqual([]);
});

test('where the answer was lost, the data goes when the session ends', async () => {
  const account = await accountWithCart();
  await expect(requestDeletion(account, fail, () => true)).rejects.toThrow('failed');
  expect(await storedEntries(account)).toEqual([entryOf('bear', 1)]);
  await deleteDataOfRequestedDeletions();
  expect(await storedEntries(account)).toEqual([]);
});

test('what the provider has refused is no deletion, however the session ends later', async () => {
  const account = await accountWithCart();
  await expect(requestDeletion(account, fail, () => false)).rejects.toThrow('failed');
  await deleteDataOfRequestedDeletions();
  expect(await storedEntries(account)).toEqual([entryOf('bear', 1)]);
});
