import { readFileSync } from 'node:fs';

const BUILD_TIMEOUT_MS = 10_000;

/**
 * Reads the catalogue at build time: from its host, or the shop's own file. If the host does not answer, the build
 * continues, and the pages open with skeletons.
 */
export async function readCatalogue(host: string, ownFile: string): Promise<unknown> {
  if (host === '') return JSON.parse(readFileSync(ownFile, 'utf8'));
  const url = `${host.replace(/\/+$/, '')}/toy.json`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(BUILD_TIMEOUT_MS) });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return await response.json();
  } catch (error) {
    console.warn(`The pages are built without toys: ${url} could not be read.`, error);
    return undefined;
  }
}
