import { brotliCompressSync } from 'node:zlib';

const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/gi;
const SCRIPTS =
  /<script(?![^>]*\ssrc=)(?![^>]*type="?(?:application|text)\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/gi;

/** @param {string} html @param {RegExp} pattern */
function compressedSize(html, pattern) {
  const content = [...html.matchAll(pattern)].map(([, text = '']) => text).join('\n');
  return content === '' ? 0 : brotliCompressSync(content).length;
}

/**
 * Bytes of the inline styles and scripts of a page, after brotli: they count as CSS and JavaScript like files do. Data in
 * JSON is neither.
 * @param {string} html
 */
export const inlineSizes = (html) => ({
  styles: compressedSize(html, STYLES),
  scripts: compressedSize(html, SCRIPTS),
});
