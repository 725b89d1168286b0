import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CHUNKS_ELEMENT_ID } from './chunksElement.ts';
import { type ChunkLoadError, importWithRetry, TIMEOUT_MS } from './importWithRetry.ts';

/** The page's list of chunks: importing the same URL with another query creates another copy of the module. */
const chunks = {
  'src/arrives.ts': 'data:text/javascript,export const copy = {};//',
  'src/again.ts': 'data:text/javascript,export const copy = {};//again',
  'src/hangs.ts': 'data:text/javascript,export const copy = {};//hangs',
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

test('requests a module once more after a failure, for all callers', async () => {
  const load = vi.fn(lost);
  const ask = () => importWithRetry<{ copy: object }>('src/arrives.ts', load);
  const copies = await Promise.all([ask(), ask(), ask()]);
  copies.push(await ask());
  expect(new Set(copies.map(({ copy }) => copy)).size).toBe(1);
  expect(load).toHaveBeenCalledOnce();
});

test('returns the module of the second request to callers during it, not that of the first URL', async () => {
  const load = vi.fn<() => Promise<{ copy: object }>>(lost);
  const first = importWithRetry('src/again.ts', load);
  load.mockResolvedValue({ copy: {} }); // the first URL answers again
  const second = importWithRetry('src/again.ts', load);
  expect((await second).copy).toBe((await first).copy);
});

test('starts over with the next call after two failures', async () => {
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

test('throws the first failure without a list of chunks, as in development', async () => {
  vi.stubGlobal('document', { getElementById: () => null });
  await expect(importWithRetry('src/unlisted.ts', lost)).rejects.toMatchObject({
    name: 'ChunkLoadError',
    cause: { message: 'Failed to fetch dynamically imported module' },
  });
});

describe('a request that is not answered', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const failureOf = async (module: Promise<unknown>) => {
    const failure = module.then(
      () => undefined,
      (error: ChunkLoadError) => error,
    );
    await vi.advanceTimersByTimeAsync(2 * TIMEOUT_MS);
    return failure;
  };

  /** A module whose request hangs until it is answered. */
  function hanging<Module>() {
    let answer: (module: Module) => void = () => undefined;
    let refuse: (error: unknown) => void = () => undefined;
    const promise = new Promise<Module>((resolve, reject) => {
      answer = resolve;
      refuse = reject;
    });
    return { load: vi.fn(() => promise), answer, refuse };
  }

  test('is sent a second time, in parallel to the first', async () => {
    const { load } = hanging<{ copy: object }>();
    const module = importWithRetry('src/hangs.ts', load);
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect((await module).copy).toEqual({});
    expect((await importWithRetry('src/hangs.ts', load)).copy).toBe((await module).copy);
    expect(load).toHaveBeenCalledOnce();
  });

  test('fails when the second is not answered either; later callers get a late answer', async () => {
    const { load, answer } = hanging<string>();
    const failure = await failureOf(importWithRetry('src/late.ts', load));
    expect(failure).toMatchObject({ name: 'ChunkLoadError', arrival: expect.any(Promise) });
    answer('late');
    expect(await failure?.arrival).toBe('late');
    expect(await importWithRetry('src/late.ts', load)).toBe('late');
    expect(load).toHaveBeenCalledOnce();
  });

  test('fails again while it hangs, and then returns a late answer to the waiting caller', async () => {
    const { load, answer } = hanging<string>();
    const ask = () => importWithRetry('src/later.ts', load);
    await failureOf(ask());
    await failureOf(ask());
    const waiting = ask();
    answer('late');
    expect(await waiting).toBe('late');
  });

  test('starts over with the next call once it is refused', async () => {
    const { load, refuse } = hanging<string>();
    const failure = await failureOf(importWithRetry('src/refused.ts', load));
    refuse(new TypeError('lost'));
    await expect(failure?.arrival).rejects.toThrow('lost');
    await vi.advanceTimersByTimeAsync(0);
    load.mockResolvedValueOnce('arrived');
    expect(await importWithRetry('src/refused.ts', load)).toBe('arrived');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
