import type { Manifest } from 'vite';

const OWN_SOURCE = /^(?:\.\.\/(?:accounts|storefront)\/)?src\//;

/** Our own modules that are loaded late; `importWithRetry` may request each a second time, by another URL. */
export const lateModules = (manifest: Manifest): string[] =>
  Object.keys(manifest).filter(
    (source) => OWN_SOURCE.test(source) && manifest[source]?.isDynamicEntry,
  );

/**
 * Checks that no chunk imports a late one statically: after a retry there would be two copies of it, each with a state of
 * its own.
 * @throws {Error} naming each pair
 */
export function requireSeparateLateChunks(manifest: Manifest): void {
  const pairs = lateModules(manifest).flatMap((late) =>
    Object.entries(manifest)
      .filter(([, { imports = [] }]) => imports.includes(late))
      .map(([importer]) => `${importer} imports ${late}`),
  );
  if (pairs.length === 0) return;
  throw new Error(
    `A chunk that is loaded late is imported statically, so that a retry would bring a second copy: ${pairs.join(', ')}. Move what both need into a module of its own.`,
  );
}
