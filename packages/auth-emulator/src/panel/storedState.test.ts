import { afterEach, expect, test, vi } from 'vitest';
import { storeOpen, wasOpen } from './storedState.ts';

afterEach(() => void vi.unstubAllGlobals());

test('remembers whether the panel was open', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  expect(wasOpen()).toBe(false);
  storeOpen(true);
  expect(wasOpen()).toBe(true);
  storeOpen(false);
  expect(wasOpen()).toBe(false);
});

test('takes the panel for closed when storage is denied', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(wasOpen()).toBe(false);
  expect(() => storeOpen(true)).not.toThrow();
});
