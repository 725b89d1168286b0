import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { injectManifest } from 'workbox-build';
import type { Licensed } from './licences.ts';

const FILE = 'service-worker.js';

/** A build's worker: what keeps the shop, or what removes that from browsers that have it. */
export type WorkerKind = 'keep' | 'remove';

/** What pages need that is not in them: code, styles that are loaded late, and the fonts that every page is set in. */
const PRECACHED_FILES = ['assets/*.{js,css}', 'assets/*-subset-*.woff2'];

const PRECACHED_PAGES = ['{index,home,alltoy,login,register,myprofile}.html'];

const SOURCES = { keep: 'worker/serviceWorker.ts', remove: 'worker/remove.ts' };

/**
 * Bundles the service worker into a folder of its own.
 * @returns the licences of what is in it
 */
export async function bundleServiceWorker(
  root: string,
  outDir: string,
  kind: WorkerKind,
): Promise<Licensed[]> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir,
      target: 'es2023',
      license: { fileName: 'licences.json' },
      rolldownOptions: {
        input: join(root, SOURCES[kind]),
        output: { format: 'iife', entryFileNames: FILE },
      },
    },
  });
  return JSON.parse(readFileSync(join(outDir, 'licences.json'), 'utf8'));
}

/**
 * Writes the service worker into the shop's finished build, with the list of what it precaches.
 * @throws {Error} when something of that is missing from the build
 */
export async function writeServiceWorker(
  bundleDir: string,
  outDir: string,
  kind: WorkerKind,
): Promise<void> {
  if (kind === 'remove') return copyFileSync(join(bundleDir, FILE), join(outDir, FILE));
  const { warnings } = await injectManifest({
    swSrc: join(bundleDir, FILE),
    swDest: join(outDir, FILE),
    globDirectory: outDir,
    globPatterns: [...PRECACHED_FILES, ...PRECACHED_PAGES],
    dontCacheBustURLsMatching: /^assets\//,
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
}
