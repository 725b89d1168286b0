import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { serve } from './server.mjs';

const folder = mkdtempSync(join(tmpdir(), 'served-'));
writeFileSync(join(folder, 'index.html'), '<title>Shop</title>');
writeFileSync(join(folder, 'toy.json'), '[]');
writeFileSync(join(folder, 'bear.avif'), 'bear');
const rewrites = [{ source: '**', destination: '/index.html' }];
const server = await serve({
  folders: [folder],
  hosting: { rewrites },
  catalogue: Buffer.from('[1]'),
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test('pages come after brotli, wherever they are asked for', async () => {
  const response = await fetch(`${server.origin}/alltoy`);
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(await response.text()).toBe('<title>Shop</title>');
});

test("the run's catalogue stands in for the shop's", async () => {
  expect(await (await fetch(`${server.origin}/toy.json`)).json()).toEqual([1]);
});

test('pictures come as they are', async () => {
  const response = await fetch(`${server.origin}/bear.avif`);
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('content-type')).toBe('image/avif');
});
