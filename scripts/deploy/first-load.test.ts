import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { firstLoad } from './first-load.ts';

const folder = mkdtempSync(join(tmpdir(), 'first-load-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SCRIPT = 'let toys = 48;'.repeat(40);
mkdirSync(join(folder, 'assets'));
for (const name of ['first', 'more', 'late'])
  writeFileSync(join(folder, `assets/${name}.js`), SCRIPT);
writeFileSync(join(folder, 'assets/early.woff2'), Buffer.alloc(3000));
writeFileSync(join(folder, 'assets/all.css'), 'a{}');

const bytesOf = (text: string) => brotliCompressSync(text).length;

/** Returns the bytes that elements add to the page. */
function broughtBy(...elements: string[]): number {
  const html = `<!doctype html><head>${elements.join('')}</head>`;
  writeFileSync(join(folder, 'index.html'), html);
  const { code, fonts } = firstLoad(folder);
  return code + fonts - bytesOf(html);
}

test.each([
  ['<script type="module" src="/assets/first.js"></script>', bytesOf(SCRIPT)],
  [
    '<script fetchpriority="low" type="module" crossorigin src="/assets/first.js">',
    bytesOf(SCRIPT),
  ],
  ['<link fetchpriority="low" rel="modulepreload" href="/assets/more.js">', bytesOf(SCRIPT)],
  ['<link rel="preload" as="font" crossorigin href="/assets/early.woff2">', 3000],
  ['<link rel="stylesheet" type="text/taken-in" href="/assets/all.css">', 0],
  ['<link rel="preload" as="image" imagesrcset="/pictures/bear-320.avif 320w">', 0],
  ['<script>import("/assets/late.js")</script>', 0],
])('measures %s, in any order of its attributes', (element, bytes) => {
  expect(broughtBy(element)).toBe(bytes);
});

test('counts a file once that is referenced twice', () => {
  const link = '<link rel="modulepreload" href="/assets/more.js">';
  expect(broughtBy(link, link)).toBe(bytesOf(SCRIPT));
});
