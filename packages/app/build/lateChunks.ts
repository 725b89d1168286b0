import type { Manifest } from 'vite';

const OWN_SOURCE = /^(?:\.\.\/(?:accounts|storefront)\/)?src\//;

/** Returns our own modules that are loaded late; `importWithRetry` may request each again by another URL. */
export const lateModules = (manifest: Manifest): string[] =>
  Object.keys(manifest).filter(
    (source) => OWN_SOURCE.test(source) && manifest[source]?.isDynamicEntry,
  );

/**
 * Checks that no chunk imports a late one statically: a retry would create a second copy with its own state.
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
    `A late chunk is imported statically, so a retry would load a second copy: ${pairs.join(', ')}. Move the shared code into its own module.`,
  );
}
