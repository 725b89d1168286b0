import { afterEach, expect, test, vi } from 'vitest';
import { deleteStored, isStored } from './storedItems.ts';

afterEach(() => vi.unstubAllGlobals());

function stubStorage(keys: string[]) {
  const stored = new Set(keys);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (stored.has(key) ? 'a text' : null),
    removeItem: (key: string) => stored.delete(key),
  });
  return stored;
}

test('what is stored is there for the account that stored it', () => {
  stubStorage(['toystore.cart.ann']);
  expect(isStored('cart', 'ann')).toBe(true);
  expect(isStored('cart', 'bob')).toBe(false);
});

test('deleting leaves nothing of this account under this name, and everything else', () => {
  const aside = ['', '.2', '.3'].map((place) => `toystore.cart.ann.aside${place}`);
  const stored = stubStorage([
    'toystore.cart.ann',
    ...aside,
    'toystore.cart.bob',
    'toystore.saved.ann',
    'other',
  ]);
  deleteStored('cart', 'ann');
  expect([...stored]).toEqual(['toystore.cart.bob', 'toystore.saved.ann', 'other']);
});

test('where storage is denied there is nothing, and nothing to delete', () => {
  vi.stubGlobal('localStorage', undefined); // reading a property of it throws, as a denied one does
  expect(isStored('cart', 'ann')).toBe(false);
  expect(() => deleteStored('cart', 'ann')).not.toThrow();
});
