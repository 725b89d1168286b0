import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parseHtml } from '../hosting/parseHtml.ts';

const LOADED =
  'script[type="module"][src], link[rel="modulepreload"][href], link[rel="preload"][href]';
const FILE = /^\/(.+\.(?:js|woff2))$/;

/**
 * Returns the bytes of Home's page with its code, after brotli, and of its fonts. It excludes lazy chunks, the catalogue, and
 * pictures, whose size depends on the window.
 */
export function firstLoad(folder: string): { code: number; fonts: number } {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const files = new Set(
    [...parseHtml(html).querySelectorAll(LOADED)]
      .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
      .flatMap((address) => FILE.exec(address)?.[1] ?? []),
  );
  const load = { code: brotliCompressSync(html).length, fonts: 0 };
  for (const file of files) {
    const content = readFileSync(join(folder, file));
    if (file.endsWith('.js')) load.code += brotliCompressSync(content).length;
    else load.fonts += content.length;
  }
  return load;
}
