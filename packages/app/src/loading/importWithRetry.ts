/** The id of the JSON element with the URL of every chunk, by its module as Vite's manifest names it. */
export const CHUNKS_ELEMENT_ID = 'chunks';

const retried = new Map<string, unknown>();

/**
 * Imports a module that is loaded late, and tries a second time when it does not arrive. Browsers older than the summer
 * of 2026 keep a failed module as failed until the page is left (https://github.com/whatwg/html/pull/10327), so the
 * second request has a query of its own. A later call starts over.
 *
 * @param source the module as Vite's manifest names it, such as `src/auth/firebase.ts`
 * @throws what the import throws when it fails both times
 */
export async function importWithRetry<Module>(
  source: string,
  load: () => Promise<Module>,
): Promise<Module> {
  const known = retried.get(source);
  if (known !== undefined) return known as Module; // this function stored it for this source
  try {
    return await load();
  } catch (error) {
    const url = chunkUrl(source);
    if (url === undefined) throw error; // in development and Storybook
    const module: Module = await import(/* @vite-ignore */ `${url}?retry=${Date.now()}`);
    retried.set(source, module);
    return module;
  }
}

function chunkUrl(source: string): string | undefined {
  const json = document.getElementById(CHUNKS_ELEMENT_ID)?.textContent;
  const urls: Record<string, string> = json ? JSON.parse(json) : {};
  return urls[source];
}
