import { brotliCompressSync } from 'node:zlib';
import { parseHtml } from '../../../../scripts/hosting/parseHtml.ts';

const SCRIPTS = 'script:not([src], [type$="/json" i], [type$="/ld+json" i])';

/** @param {Document} page @param {string} selector */
function compressedSize(page, selector) {
  const content = [...page.querySelectorAll(selector)]
    .map(({ textContent }) => textContent)
    .join('\n');
  return content === '' ? 0 : brotliCompressSync(content).length;
}

/**
 * Returns the bytes of the inline styles and scripts of a page, after brotli: they count as CSS and JavaScript like files do.
 * Data in JSON is neither.
 * @param {string} html
 */
export function inlineSizes(html) {
  const page = parseHtml(html);
  return { styles: compressedSize(page, 'style'), scripts: compressedSize(page, SCRIPTS) };
}
