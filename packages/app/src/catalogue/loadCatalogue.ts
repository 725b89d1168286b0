import type { Toy } from '@toystore/ui';
import { parseCatalogue } from './toySchema.ts';

/** Time limit of a request, its body included. */
const TIMEOUT_MS = 30_000;

/** The catalogue's host: `VITE_CATALOGUE_URL`, else the shop's own origin. */
const host = (import.meta.env.VITE_CATALOGUE_URL ?? '').replace(/\/+$/, '');

let preloaded: Promise<Toy[]> | undefined;

/** Starts to load the catalogue for the first caller of `loadCatalogue`, while the screen's code is on its way. */
export function preloadCatalogue(): void {
  preloaded = request();
  preloaded.catch(() => undefined); // the caller of `loadCatalogue` handles it
}

/**
 * Loads and checks the catalogue. Records that are left out are reported in the console.
 * @param signal cancels the request, unless it was preloaded
 * @throws {Error} with a message fit for a shopper: no connection, a timeout, an HTTP error, not JSON, not a list
 */
export function loadCatalogue(signal: AbortSignal): Promise<Toy[]> {
  const catalogue = preloaded ?? request(signal);
  preloaded = undefined;
  return catalogue;
}

/**
 * Loads and checks the catalogue past every cache.
 * @throws {Error} as `loadCatalogue`
 */
export function refreshCatalogue(): Promise<Toy[]> {
  return request(undefined, 'no-cache');
}

async function request(signal?: AbortSignal, cache?: RequestCache): Promise<Toy[]> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(`${host}/toy.json`, {
      ...(cache && { cache }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const { toys, rejected } = parseCatalogue(await response.json());
    for (const { position, field, reason } of rejected) {
      console.warn(`Catalogue: record ${position} left out, its ${field} ${reason}.`);
    }
    return toys;
  } catch (cause) {
    if (timeout.aborted)
      throw new Error(`no answer within ${TIMEOUT_MS / 1000} seconds`, { cause });
    if (cause instanceof SyntaxError) throw new Error('the catalogue is not valid JSON', { cause });
    throw cause;
  }
}
