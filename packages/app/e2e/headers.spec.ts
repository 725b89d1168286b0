import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIResponse } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { gatherViolations } from './policyViolations.ts';

// The headers of firebase.json, as the host sends them with this build.

/** What the Hosting emulator was started with. */
const SETTINGS = join(import.meta.dirname, '../../../.cache/firebase.json');

let security: Record<string, string> = {};
let referrer: string | undefined;
test.beforeAll(() => {
  const { hosting }: { hosting: { headers: { headers: { key: string; value: string }[] }[] } } =
    JSON.parse(readFileSync(SETTINGS, 'utf8'));
  const expected = Object.fromEntries(
    (hosting.headers[0]?.headers ?? []).map(({ key, value }) => [key.toLowerCase(), value]),
  );
  const { 'cache-control': _, 'referrer-policy': policy, ...others } = expected;
  referrer = policy;
  security = others;
});

/** The policy of what is no page: opened by itself it may do nothing, whatever it holds. */
const NO_PAGE = "default-src 'none'; sandbox";

const policyOf = (response: APIResponse) => response.headers()['content-security-policy'];
const cacheOf = (response: APIResponse) => response.headers()['cache-control'];

for (const [path, status] of [
  ['/', 200],
  ['/home', 200],
  ['/alltoy', 200],
  ['/login', 200],
  ['/register', 200],
  ['/toys/1', 200],
  ['/myprofile', 200],
  ['/auth/action', 200],
  ['/nowhere', 404],
] as const) {
  test(`${path} is a page under the policy, asked for anew each time`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(status);
    expect(response.headers()['content-type']).toContain('text/html');
    expect(response.headers()).toMatchObject(security);
    expect(response.headers()['referrer-policy']).toBe(
      path === '/auth/action' ? 'no-referrer' : referrer,
    );
    expect(cacheOf(response)).toBe('no-cache');
  });
}

test('by http, no browser is told to ask for anything by https', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
});

test('the policy lets nothing in that it does not name', async ({ request }) => {
  const response = await request.get('/');
  const policy = new Map(
    (policyOf(response) ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  const sources = [...policy.values()].flat();
  expect(sources).not.toContain("'unsafe-inline'");
  expect(sources).not.toContain("'unsafe-eval'");
  expect(sources).not.toContain("'unsafe-hashes'");
  expect(sources.filter((source) => source.includes('*'))).toEqual([]);
  const hosts = sources.filter((source) => source.includes('google'));
  expect(hosts).toEqual([
    'https://apis.google.com/js/api.js',
    'https://apis.google.com/_/scs/',
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
  ]);
});

test('files with a name of their own are kept for ever', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const files = [...html.matchAll(/"(\/assets\/[^"]+\.(?:js|woff2))"/g)].map(
    ([, file = '']) => file,
  );
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const response = await request.get(file);
    expect(response.status()).toBe(200);
    expect(cacheOf(response)).toBe('public, max-age=31536000, immutable');
    expect(response.headers()['x-content-type-options']).toBe('nosniff');
    expect(policyOf(response)).toBe(NO_PAGE);
  }
});

test('the catalogue is asked for anew each time', async ({ request }) => {
  const response = await request.get('/toy.json');
  expect(response.status()).toBe(200);
  expect(cacheOf(response)).toBe('no-cache');
});

test('pictures are kept for a day', async ({ request }) => {
  const response = await request.get('/pictures/tango-the-t-rex-320.webp');
  expect(response.status()).toBe(200);
  expect(cacheOf(response)).toBe('public, max-age=86400');
  expect(policyOf(response)).toBe(NO_PAGE);
});

for (const path of [
  '/assets/missing-00000000.js',
  '/pictures/missing.webp',
  '/brands/missing.svg',
  '/toy2.json',
]) {
  test(`${path} is missing, and may come later`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(cacheOf(response)).toBe('no-cache');
    expect(response.headers()).toMatchObject(security);
  });
}

test('what the policy refuses does not run, does not show, and is gathered to fail an e2e test', async ({
  browser,
}) => {
  const context = await browser.newContext(); // one that no fixture of these tests watches
  const violations = await gatherViolations(context);
  const page = await context.newPage();
  await page.goto('/login');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "replaced"';
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.body.append(script, style);
    document.body.setAttribute('style', 'color: red');
    const frame = document.createElement('iframe');
    frame.src = 'https://elsewhere.example';
    document.body.append(frame);
  });
  for (const directive of ['script-src-elem', 'style-src-elem', 'style-src-attr', 'frame-src']) {
    await expect.poll(() => violations.join('\n')).toContain(`${directive} refused`);
  }
  await expect(page).toHaveTitle('Login | ToyStore');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await context.close();
});

/** What Google's script and what it loads are called, as of 2026; the second names a version. */
const GOOGLES_SCRIPTS = [
  'https://apis.google.com/js/api.js?onload=__iframefcb1',
  'https://apis.google.com/_/scs/abc-static/_/js/k=gapi.lb.en.x.O/m=gapi_iframes/rt=j/cb=gapi.loaded_0?le=scs',
];

test("of Google's host, the scripts of sign-in run, and none that calls what its address says", async ({
  browser,
}) => {
  const context = await browser.newContext();
  const violations = await gatherViolations(context);
  await context.route('https://apis.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.title += "+"' }),
  );
  const page = await context.newPage();
  await page.goto('/login');
  await expect(page).toHaveTitle('Login | ToyStore');
  const add = (urls: string[]) =>
    page.evaluate((sources) => {
      for (const src of sources)
        document.head.append(Object.assign(document.createElement('script'), { src }));
    }, urls);
  await add(GOOGLES_SCRIPTS);
  await expect(page).toHaveTitle('Login | ToyStore++');
  expect(violations).toEqual([]);

  const jsonp = [
    'https://apis.google.com/complete/search?client=chrome&jsonp=alert',
    'https://apis.google.com/js/api.js/../plusone.js?onload=alert',
    'https://apis.google.com/js/client.js?onload=alert',
    'https://apis.google.com/_/?callback=alert',
  ];
  await add(jsonp);
  for (const url of jsonp) {
    await expect.poll(() => violations.join('\n')).toContain(`refused ${new URL(url).href}`);
  }
  await expect(page).toHaveTitle('Login | ToyStore++');
  await context.close();
});
