import { describeCatalogueError, englishCatalogueTexts, loadCatalogue } from '@toystore/storefront';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { catalogueFaults } from '../../test/faults/catalogueFaults.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Returns the number of toys, or the message. */
const outcome = () =>
  loadCatalogue({ url: '/toy.json' }).then(
    (toys) => toys.length,
    (error: unknown) => describeCatalogueError(error, englishCatalogueTexts),
  );

test.each(catalogueFaults)(
  '$what',
  async ({ body, status, contentType, outcome: expected, leftOut, incomplete }) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const headers = { 'content-type': contentType ?? 'application/json' };
    vi.stubGlobal('fetch', async () => new Response(body, { status: status ?? 200, headers }));
    expect(await outcome()).toBe(expected);
    const lines = warn.mock.calls.map(([line]) => String(line).replace(/ \(2.*\)/, ' (2)'));
    expect(lines).toEqual([
      ...(leftOut ? [`Catalogue: ${leftOut}: 1 record left out (2).`] : []),
      ...(incomplete ? [`Catalogue: ${incomplete}: left out of 1 record (2).`] : []),
    ]);
  },
);

describe('a host that', () => {
  test('cannot be reached: shows the browser’s reason', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await outcome()).toBe('Failed to fetch');
  });

  test('never answers: fails after 30 seconds, for any name of the error', async () => {
    const timeout = new AbortController();
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const result = outcome();
    timeout.abort();
    expect(await result).toBe('no answer within 30 seconds');
    expect(limit).toHaveBeenCalledWith(30_000);
  });

  /** Answers with the first half of the catalogue, which then ends with an error. */
  const answerHalf = (end: (fail: (reason: unknown) => void, signal: AbortSignal) => void) =>
    vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
      const body = new ReadableStream({
        start: (stream) => {
          stream.enqueue(new TextEncoder().encode('[{"toyId": 1, '));
          end((reason) => stream.error(reason), signal);
        },
      });
      return new Response(body);
    });

  test('stops in the middle: fails after 30 seconds, too', async () => {
    const timeout = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    answerHalf((fail, signal) => signal.addEventListener('abort', () => fail(signal.reason)));
    const result = outcome();
    await Promise.resolve();
    timeout.abort();
    expect(await result).toBe('no answer within 30 seconds');
  });

  test('breaks off in the middle: shows the browser’s reason', async () => {
    answerHalf((fail) => fail(new TypeError('Failed to fetch')));
    expect(await outcome()).toBe('Failed to fetch');
  });
});
