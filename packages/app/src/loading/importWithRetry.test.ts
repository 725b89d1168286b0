import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHUNKS_ELEMENT_ID, importWithRetry } from './importWithRetry.ts';

/** The page's list of chunks: each import of such a URL with another query is another copy of the module. */
const chunks = {
  'src/arrives.ts': 'data:text/javascript,export const copy = {};//',
  'src/again.ts': 'data:text/javascript,export const copy = {};//again',
  'src/broken.ts': 'data:text/javascript,throw new Error("lost");//',
};

beforeEach(() => {
  vi.stubGlobal('document', {
    getElementById: (id: string) =>
      id === CHUNKS_ELEMENT_ID ? { textContent: JSON.stringify(chunks) } : null,
  });
});
afterEach(() => vi.unstubAllGlobals());

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('a module that could not be loaded is requested once more, for all who ask meanwhile and later', async () => {
  const load = vi.fn(lost);
  const ask = () => importWithRetry<{ copy: object }>('src/arrives.ts', load);
  const copies = await Promise.all([ask(), ask(), ask()]);
  copies.push(await ask());
  expect(new Set(copies.map(({ copy }) => copy)).size).toBe(1);
  expect(load).toHaveBeenCalledOnce();
});

test('who asks while the second request is under way gets what it brings, not the first URL', async () => {
  const load = vi.fn<() => Promise<{ copy: object }>>(lost);
  const first = importWithRetry('src/again.ts', load);
  load.mockResolvedValue({ copy: {} }); // by now the first URL answers, too
  const second = importWithRetry('src/again.ts', load);
  expect((await second).copy).toBe((await first).copy);
});

test('after two failures a later call starts over', async () => {
  const load = vi.fn<() => Promise<{ copy: string }>>(lost);
  await expect(importWithRetry('src/broken.ts', load)).rejects.toMatchObject({
    name: 'ChunkLoadError',
    cause: { message: 'lost' },
  });
  load.mockResolvedValueOnce({ copy: 'arrived' });
  expect(await importWithRetry('src/broken.ts', load)).toEqual({ copy: 'arrived' });
  expect(await importWithRetry('src/broken.ts', load)).toEqual({ copy: 'arrived' });
  expect(load).toHaveBeenCalledTimes(2);
});

test('without a list of chunks, as in development, the first failure counts', async () => {
  vi.stubGlobal('document', { getElementById: () => null });
  await expect(importWithRetry('src/unlisted.ts', lost)).rejects.toMatchObject({
    name: 'ChunkLoadError',
    cause: { message: 'Failed to fetch dynamically imported module' },
  });
});
