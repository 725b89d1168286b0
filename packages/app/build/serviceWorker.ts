import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { injectManifest } from 'workbox-build';
import type { Licensed } from './licences.ts';

const FILE = 'service-worker.js';

/** A build's worker: it caches the shop, or removes an earlier worker with its caches. */
export type WorkerKind = 'keep' | 'remove';

/** The files that pages load: code, late styles, and the preloaded fonts. */
const PRECACHED_FILES = ['assets/*.{js,css}', 'assets/*-subset-*.woff2'];

const PRECACHED_PAGES = ['{index,home,alltoy,login,register,myprofile}.html'];

const SOURCES = { keep: 'worker/serviceWorker.ts', remove: 'worker/remove.ts' };

/**
 * Bundles the service worker into its own folder.
 * @returns the licences of its packages
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
 * Writes the service worker, with its precache list, into the shop's finished build.
 * @throws {Error} when a file of the list is missing from the build
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
