import { afterEach, describe, expect, test, vi } from 'vitest';
import { CHUNKS_ELEMENT_ID } from '../src/loading/chunksElement.ts';
import {
  datedCatalogues,
  isWholeFile,
  onePerPath,
  ownPages,
  wholeFiles,
} from './cachedResponses.ts';

type Plugin = typeof wholeFiles;
type KeyOptions = Parameters<NonNullable<Plugin['cacheKeyWillBeUsed']>>[0];

const event = new Event('fetch') as KeyOptions['event']; // no plugin of ours reads it

const SHOP = 'https://shop.example';

const cached = (plugin: Plugin, response: Response, path = '/') => {
  const request = new Request(SHOP + path);
  return plugin.cacheWillUpdate?.({ request, response, event });
};

const html = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });

const typed = (type: string, body = '0', headers = {}) =>
  new Response(body, { headers: { 'Content-Type': type, ...headers } });

/** A response as the browser returns it after a redirect. */
const redirected = (response: Response) =>
  Object.defineProperty(response, 'redirected', { value: true });

const OWN = `<title>Home</title><script type="application/json" id="${CHUNKS_ELEMENT_ID}">{}</script>`;
const pages = ownPages(() => '/home');

afterEach(() => vi.unstubAllGlobals());

test("caches a page of the shop with its headers, but no error and no other site's page", async () => {
  const page = html(OWN);
  expect(await cached(pages, page)).toBe(page);
  expect(await page.text()).toBe(OWN);
  expect(await cached(pages, html(OWN, 404))).toBeNull();
  expect(await cached(pages, redirected(html(OWN)))).toBeNull();
  expect(await cached(pages, html('<h1>Log in to the train’s Wi-Fi</h1>'))).toBeNull();
});

test('caches a page under its path, without a shopper’s query', async () => {
  const request = new Request('https://shop.example/home?saved=1');
  const key = await pages.cacheKeyWillBeUsed?.({ request, event, mode: 'write' });
  expect(key).toBe('/home');
});

const FILES = [
  ['/assets/main-1.js', 'text/javascript; charset=utf-8'],
  ['/assets/main-1.js', 'application/javascript'],
  ['/assets/main-1.css', 'text/css'],
  ['/assets/figtree-1.woff2', 'font/woff2'],
  ['/pictures/bear-640.avif', 'image/avif'],
  ['/pictures/bear-640.webp?v=2', 'image/webp'],
  ['/brands/visa.svg', 'image/svg+xml'],
] as const;

test.each(FILES)('caches %s as %s', async (path, type) => {
  const file = typed(type);
  expect(await cached(wholeFiles, file, path)).toBe(file);
  expect(await file.text()).toBe('0');
  expect(await isWholeFile(typed(type), SHOP + path)).toBe(true);
});

describe.each([...new Map(FILES)])('instead of %s', (path, type) => {
  const wrong = (): [what: string, response: Response][] => [
    ['that it is missing', new Response('', { status: 404, headers: { 'Content-Type': type } })],
    ['part of it', new Response('0', { status: 206, headers: { 'Content-Type': type } })],
    ['a page', html(OWN)],
    ['text', typed('text/plain')],
    ['bytes', typed('application/octet-stream')],
    ['another kind of file', typed(path.endsWith('.js') ? 'text/css' : 'text/javascript')],
    ['something without a type', new Response(new Uint8Array([48]))],
    ['nothing', typed(type, '')],
    ['what a redirect leads to', redirected(typed(type))],
  ];

  test.each(wrong().map(([what], index) => [what, index] as const))(
    '%s is not cached',
    async (_, index) => {
      const [, response] = wrong()[index] ?? [];
      if (response === undefined) throw new Error('There is no such response.');
      expect(await isWholeFile(response, SHOP + path)).toBe(false);
      expect(await cached(wholeFiles, response, path)).toBeNull();
    },
  );
});

const script = new Request(`${SHOP}/assets/main-1.js`);

test('requests a cached file of a wrong type again, but not a right one', async () => {
  const read = (cachedResponse?: Response) =>
    wholeFiles.cachedResponseWillBeUsed?.({
      cacheName: 'files',
      request: script,
      event,
      ...(cachedResponse && { cachedResponse }),
    });
  const right = typed('text/javascript');
  expect(await read(right)).toBe(right);
  expect(right.bodyUsed).toBe(false);
  expect(await read(typed('text/plain'))).toBeNull();
  expect(await read(typed('text/javascript', '', { 'Content-Length': '0' }))).toBeNull();
  expect(await read(redirected(typed('text/javascript')))).toBeNull();
  expect(await read(undefined)).toBeNull();
});

test("requests a wrong response once more, bypassing the browser's cache, but not an error", async () => {
  const right = typed('text/javascript');
  const refetch = vi.fn(async () => right);
  vi.stubGlobal('fetch', refetch);
  const succeed = (response: Response) =>
    wholeFiles.fetchDidSucceed?.({ request: script, response, event });
  expect(await succeed(typed('text/plain'))).toBe(right);
  expect(refetch).toHaveBeenCalledExactlyOnceWith(script, { cache: 'reload' });
  const missing = new Response('', { status: 404 });
  expect(await succeed(missing)).toBe(missing);
  expect(await succeed(right)).toBe(right);
  expect(refetch).toHaveBeenCalledOnce();
});

test('caches a picture once for all its queries, and each version separately', async () => {
  const picture = `${SHOP}/pictures/bear-640.webp`;
  const keys = new Set<unknown>();
  for (let query = 0; query < 200; query++) {
    const request = new Request(`${picture}?v=${query}`);
    keys.add(await onePerPath.cacheKeyWillBeUsed?.({ request, event, mode: 'write' }));
  }
  expect([...keys]).toEqual([picture]);

  const read = async (requested: string, from: string) => {
    const state = {};
    const request = new Request(requested);
    await onePerPath.cacheKeyWillBeUsed?.({ request, event, mode: 'read', state });
    const cachedResponse = Object.defineProperty(typed('image/webp'), 'url', { value: from });
    return onePerPath.cachedResponseWillBeUsed?.({
      cacheName: 'pictures',
      request: new Request(picture),
      event,
      state,
      cachedResponse,
    });
  };
  expect(await read(`${picture}?v=2`, `${picture}?v=2`)).toBeInstanceOf(Response);
  expect(await read(`${picture}?v=2`, `${picture}?v=1`)).toBeNull();
  expect(await read(picture, `${picture}?v=1`)).toBeNull();
});

test('caches a catalogue with the time at which it was sent, marked as cached', async () => {
  const sentAt = 'Tue, 24 Nov 2026 14:05:00 GMT';
  const response = await cached(datedCatalogues, new Response('[]', { headers: { Date: sentAt } }));
  expect(await response?.json()).toEqual([]);
  expect(response?.headers.get('date')).toBe(sentAt);
  expect(response?.headers.get('cache-status')).toBe('ServiceWorker; hit');
  const undated = await cached(datedCatalogues, new Response('[]'));
  expect(undated?.headers.get('date')).toMatch(/ GMT$/);
});

test.each([
  ['an error', new Response('[]', { status: 503 })],
  ['a web page', html(OWN)],
  ['no list', new Response('{}')],
  ['nothing', new Response('')],
])('%s is no catalogue to cache', async (_, response) => {
  expect(await cached(datedCatalogues, response)).toBeNull();
});
