import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { decodedPath } from '../../packages/app/build/localPictures.ts';
import { type PictureSize, pictureSize } from './pictureSize.ts';
import { reasonOf } from './readSource.ts';

/** Where a photo's metadata, which come before its size, are longer, the size stays unknown. */
const MAX_BYTES = 256 * 1024;
const TIMEOUT_MS = 10_000;

/** A picture's size, or why the shop cannot show it. */
export type PictureRead = { size: PictureSize } | { problem: string };

const NOT_A_PICTURE = { problem: 'is not a PNG, JPEG, WebP, AVIF, GIF or SVG' };

/** Reads a picture's size over HTTP: only its first bytes, because many pictures are checked. */
export async function readPicture(url: URL, timeoutMs = TIMEOUT_MS): Promise<PictureRead> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { signal, headers: { range: `bytes=0-${MAX_BYTES - 1}` } });
    if (!response.ok) {
      await response.body?.cancel();
      return { problem: `answers with HTTP ${response.status}` };
    }
    let bytes = Buffer.alloc(0);
    for await (const chunk of response.body ?? []) {
      bytes = Buffer.concat([bytes, chunk]);
      const size = pictureSize(bytes);
      if (size !== undefined) return { size }; // ends the loop, which cancels the response
      if (bytes.length >= MAX_BYTES) break;
    }
    return NOT_A_PICTURE;
  } catch (error) {
    if (signal.aborted) return { problem: `did not answer within ${timeoutMs / 1000} seconds` };
    return { problem: `cannot be reached: ${reasonOf(error)}` };
  }
}

/** Reads a picture's size from the first of these folders that has the file. */
export function readPictureFile(pathname: string, folders: readonly string[]): PictureRead {
  const path = decodedPath(pathname);
  for (const folder of folders) {
    const bytes = firstBytes(join(folder, path));
    if (bytes === undefined) continue;
    const size = pictureSize(bytes);
    return size === undefined ? NOT_A_PICTURE : { size };
  }
  return { problem: 'is not among the shop’s files' };
}

function firstBytes(file: string): Buffer | undefined {
  try {
    const handle = openSync(file, 'r');
    try {
      const bytes = Buffer.alloc(MAX_BYTES);
      return bytes.subarray(0, readSync(handle, bytes, 0, MAX_BYTES, 0));
    } finally {
      closeSync(handle);
    }
  } catch {
    return undefined; // no such file, or a folder
  }
}
