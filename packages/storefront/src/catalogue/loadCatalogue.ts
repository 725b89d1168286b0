import type { Toy } from '../toy.ts';
import { CatalogueError } from './catalogueError.ts';
import { describeProblems } from './describeProblems.ts';
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

/** A catalogue as it was loaded. */
export interface LoadedCatalogue {
  toys: Toy[];
  /** When the server sent it, in milliseconds since 1970: by its `Date` header, or when it arrived if that cannot be read. */
  updatedAt: number;
  /** Whether a service worker had cached it, so that prices and stock may be others by now. */
  isCached: boolean;
}

type CatalogueRequest = Pick<RequestInit, 'signal' | 'cache'>;

/** How a service worker marks what it has cached (RFC 9211): it is the last cache on the way, and others have other names. */
const CACHED = 'ServiceWorker; hit';

/**
 * Loads and checks a catalogue. What is left out is reported in the console, a line for each kind of problem.
 * @param request `signal` cancels it; `cache` is `no-cache` to get past every cache
 * @throws {CatalogueError} for a timeout, an HTTP error, what is not JSON or not a list, and a list without a toy
 * @throws the browser's error when there is no connection
 */
export async function loadCatalogue(
  source: CatalogueSource,
  request?: CatalogueRequest,
): Promise<Toy[]> {
  return (await fetchCatalogue(source, request)).toys;
}

/** The same, with how old it is. */
export async function fetchCatalogue(
  { url, currency }: CatalogueSource,
  { signal, ...request }: CatalogueRequest = {},
): Promise<LoadedCatalogue> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      ...request,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (!response.ok) throw new CatalogueError('httpError', { status: response.status });
    const catalogue = parseCatalogue(await response.json(), currency);
    for (const line of describeProblems(catalogue)) console.warn(line);
    const { headers } = response;
    return {
      toys: catalogue.toys,
      updatedAt: Date.parse(headers.get('date') ?? '') || Date.now(),
      isCached: headers.get('cache-status')?.endsWith(CACHED) ?? false,
    };
  } catch (cause) {
    if (timeout.aborted) {
      throw new CatalogueError('timeout', { seconds: TIMEOUT_MS / 1000 }, { cause });
    }
    if (cause instanceof SyntaxError) throw new CatalogueError('notJson', {}, { cause });
    throw cause;
  }
}

/** Starts to load the catalogue ahead of the `CatalogueProvider` that is given the result: it handles a failure, too. */
export function preloadCatalogue(source: CatalogueSource): Promise<LoadedCatalogue> {
  const catalogue = fetchCatalogue(source);
  catalogue.catch(() => undefined); // reported by the provider
  return catalogue;
}
