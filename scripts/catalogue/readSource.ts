import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const TIMEOUT_MS = 30_000; // the shop's own limit

/** A catalogue that cannot be read. Its message is a sentence for the owner. */
export class SourceError extends Error {}

/** Whether a source is a URL, not a file. */
export const isUrl = (source: string): boolean => /^https?:\/\//i.test(source);

/**
 * Reads a catalogue from a file or a URL.
 * @throws {SourceError} saying why it cannot be read
 */
export async function readSource(source: string, timeoutMs = TIMEOUT_MS): Promise<unknown> {
  const text = isUrl(source) ? await download(source, timeoutMs) : readFile(source);
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')); // some editors write a byte order mark
  } catch (error) {
    if (/^\s*</.test(text)) throw new SourceError(`${source} is an HTML page, not a catalogue.`);
    const reason = error instanceof Error ? error.message : error;
    throw new SourceError(`${source} is not JSON: ${reason}`);
  }
}

function readFile(source: string): string {
  try {
    return readFileSync(resolve(process.env.INIT_CWD ?? '', source), 'utf8'); // where npm was called
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') throw new SourceError(`There is no file ${source}.`);
    if (code === 'EISDIR') throw new SourceError(`${source} is a folder, not a file.`);
    throw new SourceError(`${source} cannot be read: ${error}`);
  }
}

async function download(url: string, timeoutMs: number): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  let response: Response;
  try {
    response = await fetch(url, { signal });
    if (response.ok) return await response.text();
  } catch (error) {
    if (signal.aborted) {
      throw new SourceError(`${url} did not answer within ${timeoutMs / 1000} seconds.`);
    }
    throw new SourceError(`${url} cannot be reached: ${reasonOf(error)}.`);
  }
  throw new SourceError(`${url} answers with HTTP ${response.status}.`);
}

/** Returns why `fetch` has failed: its own message is always `fetch failed`. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return cause.message || ('code' in cause ? String(cause.code) : error.message);
}
