import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const NAMED_FILE =
  /<(?:script|link rel="(?:modulepreload|preload)")[^>]* (?:src|href)="\/([^"]+\.(?:js|woff2))"/g;

/**
 * The bytes of Home's page and of the code and fonts that it names, texts after brotli. What code loads later, and
 * pictures, whose size depends on the window, are not in it.
 * @param {string} folder of the build
 */
export function firstLoad(folder) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const files = new Set([...html.matchAll(NAMED_FILE)].map(([, file = '']) => file));
  const sizes = [...files].map((file) => {
    const content = readFileSync(join(folder, file));
    return file.endsWith('.js') ? brotliCompressSync(content).length : content.length;
  });
  return sizes.reduce((sum, size) => sum + size, brotliCompressSync(html).length);
}
