import type { Toy } from '@toystore/ui';
import { parseCatalogue } from './toySchema.ts';

const TIME_LIMIT_SECONDS = 30;

/** The catalogue's host: `VITE_CATALOGUE_URL`, else the shop's own origin. */
const host = (import.meta.env.VITE_CATALOGUE_URL ?? '').replace(/\/+$/, '');

/**
 * Gets and checks the catalogue. Records that had to be left out are reported in the console.
 * @throws {Error} with a message fit for a shopper: no connection, no answer in time, an HTTP error, not JSON, not a list
 */
export async function fetchCatalogue(signal: AbortSignal): Promise<Toy[]> {
  const timeLimit = AbortSignal.timeout(TIME_LIMIT_SECONDS * 1000);
  try {
    const response = await fetch(`${host}/toy.json`, {
      signal: AbortSignal.any([signal, timeLimit]),
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const { toys, rejected } = parseCatalogue(parseJson(await response.text()));
    for (const { position, field, reason } of rejected) {
      console.warn(`Catalogue: record ${position} left out, its ${field} ${reason}.`);
    }
    return toys;
  } catch (error) {
    if (timeLimit.aborted) throw new Error(`no answer within ${TIME_LIMIT_SECONDS} seconds`);
    throw error;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('the catalogue is not valid JSON');
  }
}
