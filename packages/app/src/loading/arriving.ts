const ADDRESS = /https?:\/\/\S+\.js/;

const failures = new Map<unknown, number>();
const arrived = new Map<unknown, unknown>();

/**
 * Loads a part of the shop that is imported when it is needed; one function a part. After a failure, browsers hold on to
 * it for as long as the page lives (https://github.com/whatwg/html/issues/6768), so a later call asks for the same file
 * at another address, if the browser has told the first.
 */
export async function arriving<Module>(load: () => Promise<Module>): Promise<Module> {
  const known = arrived.get(load);
  if (known !== undefined) return known as Module; // it was put there by this very function
  const failed = failures.get(load) ?? 0;
  try {
    return await load();
  } catch (error) {
    failures.set(load, failed + 1);
    const [address] = ADDRESS.exec(String(error)) ?? [];
    if (failed === 0 || address === undefined) throw error;
    const found: Module = await import(/* @vite-ignore */ `${address}?again=${failed}`);
    arrived.set(load, found);
    return found;
  }
}
