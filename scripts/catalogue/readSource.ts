import { readFileSync, statSync } from 'node:fs';
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
    const kind = kindOf(text.slice(0, 2000));
    if (kind !== undefined)
      throw new SourceError(`${source} is ${kind}, not a catalogue. ${IMPORT}`);
    const reason = error instanceof Error ? error.message : error;
    throw new SourceError(`${source} is not JSON: ${reason}`);
  }
}

/** Steps for the formats of other shops. */
export const IMPORT = 'If it is an export, npm run catalogue:import converts it.';

/** Returns what a text is that is not JSON, by its beginning. */
function kindOf(text: string): string | undefined {
  if (/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:rss|feed|rdf:RDF)\b/i.test(text)) {
    return 'a feed in RSS or Atom';
  }
  if (/^\s*<(?:!doctype html|html)/i.test(text)) return 'an HTML page';
  if (/^\s*</.test(text)) return 'an XML file';
  const [head = ''] = text.split('\n', 1);
  return /^[^[{].*[,;\t|]/.test(head) ? 'a table in CSV' : undefined;
}

function readFile(source: string): string {
  const file = resolve(process.env.INIT_CWD ?? '', source); // where npm was called
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) throw new SourceError(`There is no file ${source}.`);
  if (stats.isDirectory()) throw new SourceError(`${source} is a folder, not a file.`);
  if (!stats.isFile()) {
    throw new SourceError(`${source} is a pipe or a device, not a file.`); // it could block forever
  }
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
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
