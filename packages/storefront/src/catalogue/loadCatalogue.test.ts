import { assert, asyncProperty, boolean, oneof, uint8Array } from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import shopCatalogue from '../../../app/shops/toystore/public/toy.json';
import { anyText } from '../../test/catalogues.ts';
import { CatalogueError, describeCatalogueError } from './catalogueError.ts';
import { englishCatalogueTexts } from './catalogueTexts.ts';
import { fetchCatalogue, loadCatalogue, preloadCatalogue } from './loadCatalogue.ts';
import { parseCatalogue } from './toySchema.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const source = { url: '/toy.json' };

/** Makes `/toy.json` respond with this body; returns the requests. */
function answerWith(body: BodyInit | null, status = 200, headers: Record<string, string> = {}) {
  const requests: RequestInit[] = [];
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    expect(url).toBe('/toy.json');
    requests.push(request);
    return new Response(body, { status, headers });
  });
  return requests;
}

const describe = (error: unknown) => describeCatalogueError(error, englishCatalogueTexts);

/** Returns the toys, or the reason of the failure. */
const outcome = () => loadCatalogue(source).catch(describe);

const encode = (text: string) => new TextEncoder().encode(text);
const anyBytes = oneof(anyText.map(encode), uint8Array({ maxLength: 300 })).chain((bytes) =>
  boolean().map((mark) => (mark ? Uint8Array.of(0xef, 0xbb, 0xbf, ...bytes) : bytes)),
);

/** The same for a text that arrives at once. */
function outcomeOf(text: string) {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return 'the catalogue is not valid JSON';
  }
  try {
    return parseCatalogue(answer).toys;
  } catch (error) {
    return describe(error);
  }
}

test('loads any bytes, or fails with a message for users', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await assert(
    asyncProperty(anyBytes, async (bytes) => {
      answerWith(bytes);
      expect(await outcome()).toEqual(outcomeOf(new TextDecoder().decode(bytes)));
    }),
  );
});

test('a failed preload fails for its caller only', async () => {
  answerWith(null, 503);
  await expect(preloadCatalogue(source)).rejects.toMatchObject({
    code: 'httpError',
    values: { status: 503 },
  });
  answerWith(JSON.stringify(shopCatalogue));
  expect((await preloadCatalogue(source)).toys).toHaveLength(48);
});

test('returns prices in minor units of the currency', async () => {
  answerWith(JSON.stringify([{ ...shopCatalogue[0], price: 34.95 }]));
  expect(await loadCatalogue(source)).toMatchObject([{ price: 3495 }]);
  answerWith(JSON.stringify([{ ...shopCatalogue[0], price: 3400 }]));
  expect(await loadCatalogue({ ...source, currency: 'JPY' })).toMatchObject([{ price: 3400 }]);
});

test('takes its date from the server, or from its arrival if that cannot be read', async () => {
  answerWith('[]', 200, { date: 'Tue, 24 Nov 2026 14:05:00 GMT' });
  expect(await fetchCatalogue(source)).toMatchObject({ updatedAt: Date.UTC(2026, 10, 24, 14, 5) });
  vi.spyOn(Date, 'now').mockReturnValue(1_000);
  answerWith('[]', 200, { date: 'yesterday' });
  expect(await fetchCatalogue(source)).toMatchObject({ updatedAt: 1_000 });
  answerWith('[]');
  expect(await fetchCatalogue(source)).toMatchObject({ updatedAt: 1_000 });
});

test.each([
  ['ServiceWorker; hit', true],
  ['"Edge"; fwd=miss, ServiceWorker; hit', true],
  ['"Edge"; hit', false],
  ['ServiceWorker; fwd=miss', false],
])(
  'of an answer with Cache-Status: %s, that a service worker had cached it is %s',
  async (status, isCached) => {
    answerWith('[]', 200, { 'cache-status': status });
    expect(await fetchCatalogue(source)).toMatchObject({ isCached });
  },
);

test('cancels the request when its signal is aborted', async () => {
  const controller = new AbortController();
  const requests = answerWith('[]');
  await loadCatalogue(source, { signal: controller.signal });
  controller.abort();
  expect(requests[0]?.signal?.aborted).toBe(true);
});

test.each([
  [new CatalogueError('httpError', { status: 503 }), 'Fehler 503'],
  [new CatalogueError('timeout', { seconds: 30 }), 'keine Antwort in 30 s'],
  [new CatalogueError('notJson', {}), 'kein JSON'],
  [new CatalogueError('notAList', {}), 'keine Liste'],
  [new CatalogueError('noValidToy', { field: 'price', reason: 'is missing' }), 'keine Ware'],
  [new TypeError('Failed to fetch'), 'Failed to fetch'],
  ['a text', 'a text'],
])("describes %s with the shop's texts, except the browser's message", (error, text) => {
  const german = {
    ...englishCatalogueTexts,
    httpError: ({ status }: { status: number }) => `Fehler ${status}`,
    timeout: ({ seconds }: { seconds: number }) => `keine Antwort in ${seconds} s`,
    notJson: () => 'kein JSON',
    notAList: () => 'keine Liste',
    noValidToy: () => 'keine Ware',
  };
  expect(describeCatalogueError(error, german)).toBe(text);
});
