/** The id of the JSON element with the URL of every chunk, by its module as Vite's manifest names it. */
export const CHUNKS_ELEMENT_ID = 'chunks';

const imports = new Map<string, Promise<unknown>>();

/**
 * A chunk couldn't be loaded: the network is away, or a new release has replaced the file, so a reload helps. The message
 * is fit for a shopper.
 */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

const MESSAGE =
  "A part of the shop couldn't be loaded. The network may be away, or a new version out.";

/**
 * Imports a module that is loaded late, and tries a second time when it does not arrive. Browsers older than the summer
 * of 2026 keep a failed module as failed until the page is left (https://github.com/whatwg/html/pull/10327), so the
 * second request has a query of its own. That makes it another module to the browser: all callers share one import, or
 * two copies would run. After both have failed, a later call starts over.
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
  const module = load()
    .catch((error: unknown) => {
      const url = chunkUrl(source);
      if (url === undefined) throw error; // in development and Storybook
      return import(/* @vite-ignore */ `${url}?retry=${Date.now()}`);
    })
    .catch((cause: unknown) => {
      imports.delete(source);
      throw new ChunkLoadError(MESSAGE, { cause });
    });
  imports.set(source, module);
  return module;
}

function chunkUrl(source: string): string | undefined {
  const json = document.getElementById(CHUNKS_ELEMENT_ID)?.textContent;
  const urls: Record<string, string> = json ? JSON.parse(json) : {};
  return urls[source];
}
