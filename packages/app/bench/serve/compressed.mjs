import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { ROOT } from '../../../../scripts/processes.mjs';

const FOLDER = join(ROOT, '.cache/bench/brotli');
const LARGE = 8_000_000; // bytes; the best quality would take minutes

/**
 * A file after brotli, as a host would keep it: made once, kept between runs.
 * @param {Buffer} content
 * @returns {Buffer}
 */
export function compressed(content) {
  const quality = content.length > LARGE ? 7 : 11;
  const name = `${createHash('sha256').update(content).digest('hex')}-${quality}.br`;
  const file = join(FOLDER, name);
  if (existsSync(file)) return readFileSync(file);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
  const result = brotliCompressSync(content, {
    params: {
      [BROTLI_PARAM_QUALITY]: quality,
      [BROTLI_PARAM_LGWIN]: 24,
      [BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, result);
  return result;
}
