import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { TEST_SHOP } from '../addresses.ts';

const BUILD = join(import.meta.dirname, '../dist');
const COMPRESSED = /\.(?:woff2|avif|webp)$/;

/** The paths of this shop's files that a page asks for, each once, as they come. */
export function gatherFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === TEST_SHOP.siteUrl && !files.includes(pathname)) files.push(pathname);
  });
  return files;
}

const QUIET = 500; // ms, more than three times what an answer takes on the slowed line of these tests

/**
 * Waits until a page asks for no more files. That none comes any more has no event of its own, so it is waited for a
 * moment; call it once the last one that is known has come.
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

/** The file of the build behind a path. */
export function fileOf(path: string): string {
  const page = path === '/' ? '/index.html' : `${path}.html`;
  return join(BUILD, existsSync(join(BUILD, page)) ? page : path);
}

/** A file's name, without what names its version. */
export function nameOf(path: string): string {
  return (path.split('/').at(-1) ?? '').replace(/-[\w-]{8}(?=\.(?:js|css|woff2)$)/, '');
}

/** The bytes of an answer's content, from a host that compresses with brotli. */
export function sizeOf(path: string): number {
  const file = fileOf(path);
  const content = readFileSync(file);
  return (COMPRESSED.test(file) ? content : brotliCompressSync(content)).length;
}
