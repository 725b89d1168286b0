import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { TEST_SHOP } from '../addresses.ts';

const BUILD = join(import.meta.dirname, '../dist');
const COMPRESSED = /\.(?:woff2|avif|webp)$/;

/** Returns the paths of this shop's files that a page requests, each once; later ones are appended. */
export function gatherFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === TEST_SHOP.siteUrl && !files.includes(pathname)) files.push(pathname);
  });
  return files;
}

const QUIET = 500; // ms, more than three times the response time on the slowed network of these tests

/**
 * Waits until a page has requested no file for a moment: no event announces the last request. Call it when the last
 * expected file has arrived.
 */
export async function untilNoMoreCome(files: readonly string[]): Promise<void> {
  let known = -1;
  await expect
    .poll(
      () => {
        const before = known;
        known = files.length;
        return before === known;
      },
      { intervals: [QUIET] },
    )
    .toBe(true);
}

/** Returns the file of the build for a path. */
export function fileOf(path: string): string {
  const page = path === '/' ? '/index.html' : `${path}.html`;
  return join(BUILD, existsSync(join(BUILD, page)) ? page : path);
}

/** Returns a file's name without its hash. */
export function nameOf(path: string): string {
  return (path.split('/').at(-1) ?? '').replace(/-[\w-]{8}(?=\.(?:js|css|woff2)$)/, '');
}

const sizes = new Map<string, number>(); // brotli takes a second for the large files

/** Returns the bytes of a response body from a host that compresses with brotli. */
export function sizeOf(path: string): number {
  const file = fileOf(path);
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const content = readFileSync(file);
  const size = (COMPRESSED.test(file) ? content : brotliCompressSync(content)).length;
  sizes.set(file, size);
  return size;
}
