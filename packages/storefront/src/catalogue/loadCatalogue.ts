import type { Toy } from '../toy.ts';
import { parseCatalogue } from './toySchema.ts';

/** Time limit of a request, its body included. */
const TIMEOUT_MS = 30_000;

/** Where a catalogue is. */
export interface CatalogueSource {
  /** The address of the JSON file. */
  url: string;
  /** What its prices are in: an ISO 4217 code, `USD` by default. */
  currency?: string | undefined;
}

/**
 * Loads and checks a catalogue. Records that are left out are reported in the console.
 * @param request `signal` cancels it; `cache` is `no-cache` to get past every cache
 * @throws {Error} with a message fit for a shopper: no connection, a timeout, an HTTP error, not JSON, not a list
 */
export async function loadCatalogue(
  { url, currency }: CatalogueSource,
  { signal, ...request }: Pick<RequestInit, 'signal' | 'cache'> = {},
): Promise<Toy[]> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      ...request,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const { toys, rejected } = parseCatalogue(await response.json(), currency);
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

/** Starts to load the catalogue ahead of the `CatalogueProvider` that is given the result: it handles a failure, too. */
export function preloadCatalogue(source: CatalogueSource): Promise<Toy[]> {
  const toys = loadCatalogue(source);
  toys.catch(() => undefined); // reported by the provider
  return toys;
}
