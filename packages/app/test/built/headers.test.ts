import { describe, expect, test } from 'vitest';
import { configOfBuild } from '../../../../scripts/hosting/firebase-config.ts';
import { TEST_SHOP } from '../../addresses.ts';
import { servedBuild } from './servedBuild.ts';

// The headers of firebase.json, as the host sends them for this build.

const { get } = servedBuild();

const [ofAll] = configOfBuild(TEST_SHOP).hosting.headers ?? [];
const {
  'cache-control': _,
  'referrer-policy': referrer,
  ...security
} = Object.fromEntries(ofAll?.headers.map(({ key, value }) => [key.toLowerCase(), value]) ?? []);

/** The policy of files that are not pages: opened on their own, they may do nothing. */
const NO_PAGE = "default-src 'none'; sandbox";

const headersOf = ({ headers }: Response) => Object.fromEntries(headers);
const policyOf = ({ headers }: Response) => headers.get('content-security-policy');
const cacheOf = ({ headers }: Response) => headers.get('cache-control');

test.each([
  ['/', 200],
  ['/home', 200],
  ['/alltoy', 200],
  ['/login', 200],
  ['/register', 200],
  ['/toys/1', 200],
  ['/myprofile', 200],
  ['/auth/action', 200],
  ['/nowhere', 404],
] as const)(
  'sends %s as a page with the policy, to be revalidated on every request',
  async (path, status) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(headersOf(response)).toMatchObject(security);
    expect(response.headers.get('referrer-policy')).toBe(
      path === '/auth/action' ? 'no-referrer' : referrer,
    );
    expect(cacheOf(response)).toBe('no-cache');
  },
);

test('requires no https when served by http', async () => {
  const response = await get('/');
  expect(response.headers.get('strict-transport-security')).toBeNull();
  expect(policyOf(response)).not.toContain('upgrade-insecure-requests');
});

describe('caches', () => {
  test('keeps hashed files permanently', async () => {
    const html = await (await get('/')).text();
    const files = [...html.matchAll(/"(\/assets\/[^"]+\.(?:js|woff2))"/g)].map(
      ([, file = '']) => file,
    );
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      const response = await get(file);
      expect(response.status).toBe(200);
      expect(cacheOf(response)).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(policyOf(response)).toBe(NO_PAGE);
    }
  });

  test('revalidates the catalogue on every request', async () => {
    const response = await get('/toy.json');
    expect(response.status).toBe(200);
    expect(cacheOf(response)).toBe('no-cache');
  });

  test('keeps pictures for a day', async () => {
    const response = await get('/pictures/tango-the-t-rex-320.webp');
    expect(response.status).toBe(200);
    expect(cacheOf(response)).toBe('public, max-age=86400');
    expect(policyOf(response)).toBe(NO_PAGE);
  });

  test.each([
    '/assets/missing-00000000.js',
    '/pictures/missing.webp',
    '/brands/missing.svg',
    '/toy2.json',
  ])('do not keep that %s is missing: it may come later', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(cacheOf(response)).toBe('no-cache');
    expect(headersOf(response)).toMatchObject(security);
  });
});
