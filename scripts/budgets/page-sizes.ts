import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ROOT } from '../command/programs.ts';
import { parseHtml } from '../hosting/parseHtml.ts';
import { containsPackage, type LazyPackage } from './lazyPackages.ts';
import type { Size } from './storedSizes.ts';

const BUILD = join(ROOT, 'packages/app/dist');
const STARTED = 'script[type="module"][src], link[rel="modulepreload"][href]';

/** The size limit of a part of the built shop: five percent above its stored size, and at most its goal. */
interface Budget {
  what: string;
  /** The maximum in bytes, which `npm run accept` does not raise. */
  goal?: number;
  /** The files of the part. */
  files: () => string[];
  /** Measures one file, if not all of it counts. */
  sizeOf?: (file: string) => number;
}

const read = (file: string) => readFileSync(join(BUILD, file));

/** Fonts are compressed already. */
const compressed = (file: string) =>
  file.endsWith('.woff2') ? read(file).length : brotliCompressSync(read(file)).length;

/** Returns the bytes of a page's inline styles after brotli. */
function inlineStyles(page: string): number {
  const styles = [...parseHtml(read(page).toString()).querySelectorAll('style')];
  if (styles.length === 0) return 0;
  return brotliCompressSync(styles.map(({ textContent }) => textContent).join('\n')).length;
}

const assets = () =>
  globSync('assets/*', { cwd: BUILD })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

/** Returns the scripts in a page, which are all that its first screen needs. */
function scriptsOf(page: string): string[] {
  return [...parseHtml(read(page).toString()).querySelectorAll(STARTED)]
    .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
    .flatMap((address) => /^\/(assets\/.+\.js)$/.exec(address)?.[1] ?? []);
}

const EMULATOR_PAGE = '../../auth-emulator/dist/page'; // from the shop's build

/** Returns the scripts in the page of the Auth emulator. */
function scriptsOfEmulatorPage(): string[] {
  const page = read(`${EMULATOR_PAGE}/index.html`).toString();
  const scripts = page.matchAll(/"\/toystore\/page\/(assets\/[^"]+\.js)"/g);
  return [...scripts].map(([, file]) => `${EMULATOR_PAGE}/${file}`);
}

/** Returns the files that the service worker fetches on installation, by its own list, and the catalogue. */
function precachedFiles(): string[] {
  const entries = read('service-worker.js')
    .toString()
    .matchAll(/"url":"([^"]+)"|url:"([^"]+)"/g);
  return [...[...entries].flatMap(([, json, code]) => json ?? code ?? []), 'toy.json'];
}

const chunksWith = (name: LazyPackage) =>
  assets().filter((file) => file.endsWith('.js') && containsPackage(read(file).toString(), name));

const budgetsOf = (page: string): Budget[] => [
  { what: `${page}: the page`, files: () => [page] },
  { what: `${page}: its styles`, goal: 16_000, files: () => [page], sizeOf: inlineStyles },
  { what: `${page}: its scripts`, files: () => scriptsOf(page) },
];

const pages = () => globSync('*.html', { cwd: BUILD }).sort();

const budgets = (): Budget[] => [
  ...pages().flatMap(budgetsOf),
  { what: 'chunks with firebase', files: () => chunksWith('firebase') },
  { what: 'chunks with swiper', files: () => chunksWith('swiper') },
  {
    what: 'subset fonts',
    files: () => assets().filter((file) => /-subset-[^/]*\.woff2$/.test(file)),
  },
  {
    what: 'the fuzzy search',
    goal: 6_500,
    files: () => assets().filter((file) => /\/toyIndex-[\w-]{8}\.js$/.test(file)),
  },
  {
    what: 'the service worker',
    goal: 8_000,
    files: () => ['service-worker.js'],
  },
  {
    what: 'what it precaches',
    goal: 600_000,
    files: precachedFiles,
  },
  {
    what: "the emulator's page: its scripts",
    goal: 120_000,
    files: scriptsOfEmulatorPage,
  },
  {
    what: 'all scripts of the shop',
    files: () => assets().filter((file) => file.endsWith('.js')),
  },
];

/**
 * Measures one part of the built shop.
 * @throws {Error} if the build has no such files: the budget would check nothing
 */
function measure({ what, goal, files, sizeOf = compressed }: Budget): Size {
  const parts = files().map((file) => ({ name: file, bytes: sizeOf(file) }));
  const bytes = parts.reduce((total, part) => total + part.bytes, 0);
  if (bytes === 0) throw new Error(`The build has no ${what}.`);
  return { what, bytes, goal, parts };
}

/** Measures the shop's last build. */
export const measureShop = (): Size[] => budgets().map(measure);
