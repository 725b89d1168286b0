import * as texts from '@shop/texts/errors';
import { CHUNKS_ELEMENT_ID } from './chunksElement.ts';

/** How long a request may hang before a second one is sent in parallel, and then before the page offers to try again. */
export const TIMEOUT_MS = 10_000;

/** The pending or fulfilled import of each module. */
const imports = new Map<string, Promise<unknown>>();

/** Requests that are still pending although their callers have given up. */
const late = new Map<string, Promise<unknown>>();

/**
 * A chunk couldn't be loaded: the network is missing, or a new release has replaced the file, so a reload helps. The
 * message can be shown to users.
 */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  /** Fulfilled if the chunk arrives after all; set when its requests were not answered in time. */
  readonly arrival: Promise<unknown> | undefined;

  constructor(cause: unknown, arrival?: Promise<unknown>) {
    super(texts.chunkMissing, { cause });
    this.arrival = arrival;
  }
}

/**
 * Imports a lazy module, and tries a second time if it fails. Browsers older than the summer of 2026 remember a failed
 * module until the page is left (https://github.com/whatwg/html/pull/10327), so the second request has its own query.
 * To the browser that is another module: all callers share one import, or two copies would run. If both requests have
 * failed or were not answered in time, a later call starts over, and uses a request that is answered in the meantime.
 *
 * @param source the module as Vite's manifest names it, such as `src/screens/Home/Home.tsx`; if it has state, no
 * lazy chunk may import it statically, which would load the copy without the query
 * @throws {ChunkLoadError} if it could not be loaded; its cause is the error of the second import
 */
export function importWithRetry<Module>(
  source: string,
  load: () => Promise<Module>,
): Promise<Module> {
  const known = imports.get(source);
  if (known !== undefined) return known as Promise<Module>; // this function stored it for this source
  const module = request(source, load);
  imports.set(source, module);
  return module;
}

async function request<Module>(source: string, load: () => Promise<Module>): Promise<Module> {
  const before = late.get(source) as Promise<Module> | undefined; // this function stored it for this source
  let pending = before ?? load();
  const requestAgain = (error: unknown) => {
    const url = chunkUrl(source);
    if (url !== undefined) {
      pending = firstOf(pending, import(/* @vite-ignore */ `${url}?retry=${Date.now()}`));
    } else if (!(error instanceof Unanswered)) throw error; // in development and Storybook
    return inTime(pending);
  };
  try {
    return await (before ? requestAgain(new Unanswered()) : inTime(pending).catch(requestAgain));
  } catch (cause) {
    imports.delete(source);
    late.delete(source);
    if (!(cause instanceof Unanswered)) throw new ChunkLoadError(cause);
    keepLate(source, pending);
    throw new ChunkLoadError(cause, pending);
  }
}

/** Keeps a late module for later callers, unless another copy is in use. */
function keepLate(source: string, module: Promise<unknown>): void {
  late.set(source, module);
  module
    .then(() => {
      if (!imports.has(source)) imports.set(source, module);
    })
    .catch(() => undefined) // the next caller requests it again
    .finally(() => {
      if (late.get(source) === module) late.delete(source);
    });
}

class Unanswered extends Error {
  override readonly message = 'There was no answer.';
}

/** Rejects if a promise is still pending after the timeout. */
function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Unanswered()), TIMEOUT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Resolves to the first that is fulfilled; otherwise rejects with the error of the second one. */
const firstOf = <Value>(first: Promise<Value>, second: Promise<Value>): Promise<Value> =>
  Promise.any([first, second]).catch(() => second);

function chunkUrl(source: string): string | undefined {
  const json = document.getElementById(CHUNKS_ELEMENT_ID)?.textContent;
  const urls: Record<string, string> = json ? JSON.parse(json) : {};
  return urls[source];
}
