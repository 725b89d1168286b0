import { afterEach, expect, test, vi } from 'vitest';
import { deleteCart, hasStoredCart } from './storedCart.ts';

afterEach(() => vi.unstubAllGlobals());

function stubStorage(keys: string[]) {
  const stored = new Set(keys);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (stored.has(key) ? 'a text' : null),
    removeItem: (key: string) => stored.delete(key),
  });
  return stored;
}

test('a cart is there for the account that stored it', () => {
  stubStorage(['toystore.cart.ann']);
  expect(hasStoredCart('ann')).toBe(true);
  expect(hasStoredCart('bob')).toBe(false);
});

test('deleting leaves nothing of this account, and everything of others', () => {
  const aside = ['', '.2', '.3'].map((place) => `toystore.cart.ann.aside${place}`);
  const stored = stubStorage(['toystore.cart.ann', ...aside, 'toystore.cart.bob', 'other']);
  deleteCart('ann');
  expect([...stored]).toEqual(['toystore.cart.bob', 'other']);
});

test('where storage is denied there is no cart, and nothing to delete', () => {
  vi.stubGlobal('localStorage', undefined); // reading a property of it throws, as a denied one does
  expect(hasStoredCart('ann')).toBe(false);
  expect(() => deleteCart('ann')).not.toThrow();
});
