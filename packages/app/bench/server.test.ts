import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { serve } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'served-'));
writeFileSync(join(folder, 'index.html'), '<title>Shop</title>');
writeFileSync(join(folder, 'toy.json'), '[]');
writeFileSync(join(folder, 'bear.avif'), 'bear');
const server = await serve({
  folders: [folder],
  hosting: {
    rewrites: [{ source: '/toys/*', destination: '/index.html' }],
    headers: [{ source: '**', headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }] }],
  },
  catalogue: Buffer.from('[1]'),
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test('compresses pages with brotli and applies the settings’ rewrites and headers', async () => {
  const response = await fetch(`${server.origin}/toys/1`);
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(await response.text()).toBe('<title>Shop</title>');
});

test('serves the given catalogue instead of the file', async () => {
  expect(await (await fetch(`${server.origin}/toy.json`)).json()).toEqual([1]);
});

test('does not compress pictures', async () => {
  const response = await fetch(`${server.origin}/bear.avif`);
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('content-type')).toBe('image/avif');
});

test('answers 404 for missing files and for pages that only the shop’s firebase.json has', async () => {
  for (const path of ['/missing.js', '/myprofile']) {
    expect((await fetch(server.origin + path)).status).toBe(404);
  }
});
