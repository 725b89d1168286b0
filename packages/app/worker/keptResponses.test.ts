import { expect, test } from 'vitest';
import { CHUNKS_ELEMENT_ID } from '../src/loading/importWithRetry.ts';
import { datedCatalogues, filesThatAreThere, ownPages } from './keptResponses.ts';

type Plugin = typeof filesThatAreThere;
type KeyOptions = Parameters<NonNullable<Plugin['cacheKeyWillBeUsed']>>[0];

const event = new Event('fetch') as KeyOptions['event']; // no plugin of ours looks at it

const kept = (plugin: Plugin, response: Response) => {
  const request = new Request('https://shop.example/');
  return plugin.cacheWillUpdate?.({ request, response, event });
};

const html = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });

const OWN = `<title>Home</title><script type="application/json" id="${CHUNKS_ELEMENT_ID}">{}</script>`;
const pages = ownPages(() => '/home');

test("a page of the shop is kept as it is, with its headers; an error and another's page are not", async () => {
  const page = html(OWN);
  expect(await kept(pages, page)).toBe(page);
  expect(await page.text()).toBe(OWN);
  expect(await kept(pages, html(OWN, 404))).toBeNull();
  expect(await kept(pages, html('<h1>Log in to the train’s Wi-Fi</h1>'))).toBeNull();
});

test('a page is kept under its path, without the search of a shopper', async () => {
  const request = new Request('https://shop.example/home?saved=1');
  const key = await pages.cacheKeyWillBeUsed?.({ request, event, mode: 'write' });
  expect(key).toBe('/home');
});

test('a file is kept, and neither what says that it is missing nor a page in its place', async () => {
  const script = new Response('0', { headers: { 'Content-Type': 'text/javascript' } });
  expect(await kept(filesThatAreThere, script)).toBe(script);
  expect(await kept(filesThatAreThere, new Response('', { status: 404 }))).toBeNull();
  expect(await kept(filesThatAreThere, html(OWN))).toBeNull();
});

test('a catalogue is kept with the time at which it was sent, and says that it was kept', async () => {
  const sentAt = 'Tue, 24 Nov 2026 14:05:00 GMT';
  const response = await kept(datedCatalogues, new Response('[]', { headers: { Date: sentAt } }));
  expect(await response?.json()).toEqual([]);
  expect(response?.headers.get('date')).toBe(sentAt);
  expect(response?.headers.get('cache-status')).toBe('ServiceWorker; hit');
  const undated = await kept(datedCatalogues, new Response('[]'));
  expect(undated?.headers.get('date')).toMatch(/ GMT$/);
});

test.each([
  ['an error', new Response('[]', { status: 503 })],
  ['a web page', html(OWN)],
  ['no list', new Response('{}')],
])('%s is no catalogue to keep', async (_, response) => {
  expect(await kept(datedCatalogues, response)).toBeNull();
});
