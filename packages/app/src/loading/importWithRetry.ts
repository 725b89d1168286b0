import * as texts from '@shop/texts/errors';
import { CHUNKS_ELEMENT_ID } from './chunksElement.ts';

/** How long a request may hang before a second one is sent beside it, and then before the page offers to try again. */
export const TIMEOUT_MS = 10_000;

/** What each module was imported by: waited for, or arrived. */
const imports = new Map<string, Promise<unknown>>();

/** Requests that are still under way although nothing waits for them any more. */
const late = new Map<string, Promise<unknown>>();

/**
 * A chunk couldn't be loaded: the network is away, or a new release has replaced the file, so a reload helps. The message
 * is fit for a shopper.
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
 * Imports a module that is loaded late, and tries a second time when it does not arrive. Browsers older than the summer
 * of 2026 keep a failed module as failed until the page is left (https://github.com/whatwg/html/pull/10327), so the
 * second request has a query of its own. That makes it another module to the browser: all callers share one import, or
 * two copies would run. After both have failed, or have not been answered in time, a later call starts over; a request
 * that is answered after that still counts.
 *
 * @param source the module as Vite's manifest names it, such as `src/screens/Home/Home.tsx`; if it has state, no
 * late chunk may import it statically, which would bring the copy without the query
 * @throws {ChunkLoadError} when it does; its cause is what the second import threw
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

/** What arrives late is what later callers get, unless another copy is in use by then. */
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

/** Rejects when a promise is still pending after a while. */
function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Unanswered()), TIMEOUT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The first of two that is fulfilled; else it rejects with what the second one threw. */
const firstOf = <Value>(first: Promise<Value>, second: Promise<Value>): Promise<Value> =>
  Promise.any([first, second]).catch(() => second);

function chunkUrl(source: string): string | undefined {
  const json = document.getElementById(CHUNKS_ELEMENT_ID)?.textContent;
  const urls: Record<string, string> = json ? JSON.parse(json) : {};
  return urls[source];
}
