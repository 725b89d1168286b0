import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ROOT } from '../command/programs.ts';
import { parseHtml } from '../hosting/parseHtml.ts';
import { containsPackage, type LazyPackage } from './lazyPackages.ts';

const BUILD = join(ROOT, 'packages/app/dist');
const STARTED = 'script[type="module"][src], link[rel="modulepreload"][href]';
const ALLOWANCE = 1.03; // above the baseline: allows fixes, not a new dependency

/** The size limit of a part of the built shop. */
interface Budget {
  what: string;
  /** Bytes after brotli when the budget was set. */
  baseline: number;
  /** The maximum in bytes. */
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

const budgetsOf = ([page, baseline]: [
  page: string,
  baseline: { page: number; styles: number; scripts: number },
]): Budget[] => [
  { what: `${page}: the page`, baseline: baseline.page, files: () => [page] },
  {
    what: `${page}: its styles`,
    baseline: baseline.styles,
    goal: 16_000,
    files: () => [page],
    sizeOf: inlineStyles,
  },
  { what: `${page}: its scripts`, baseline: baseline.scripts, files: () => scriptsOf(page) },
];

/** Every page of the build. */
const PAGES = {
  'index.html': { page: 20_551, styles: 13_525, scripts: 150_712 },
  'home.html': { page: 20_548, styles: 13_525, scripts: 150_712 },
  'alltoy.html': { page: 18_698, styles: 12_189, scripts: 156_717 },
  'login.html': { page: 13_783, styles: 10_167, scripts: 141_914 },
  'register.html': { page: 14_172, styles: 10_284, scripts: 143_598 },
  '404.html': { page: 11_644, styles: 9_185, scripts: 135_219 },
  'myprofile.html': { page: 11_401, styles: 9_185, scripts: 134_942 },
};

const BUDGETS: Budget[] = [
  ...Object.entries(PAGES).flatMap(budgetsOf),
  { what: 'chunks with firebase', baseline: 32_197, files: () => chunksWith('firebase') },
  { what: 'chunks with swiper', baseline: 18_153, files: () => chunksWith('swiper') },
  {
    what: 'subset fonts',
    baseline: 29_688,
    files: () => assets().filter((file) => /-subset-[^/]*\.woff2$/.test(file)),
  },
  {
    what: 'the fuzzy search',
    baseline: 5_884,
    goal: 6_500,
    files: () => assets().filter((file) => /\/toyIndex-[\w-]{8}\.js$/.test(file)),
  },
  {
    what: 'the service worker',
    baseline: 7_099,
    goal: 8_000,
    files: () => ['service-worker.js'],
  },
  {
    what: 'what it precaches',
    baseline: 419_784,
    goal: 600_000,
    files: precachedFiles,
  },
  {
    what: "the emulator's page: its scripts",
    baseline: 84_066,
    goal: 120_000,
    files: scriptsOfEmulatorPage,
  },
  {
    what: 'all scripts of the shop',
    baseline: 251_815,
    files: () => assets().filter((file) => file.endsWith('.js')),
  },
];

/**
 * Measures one part of the built shop.
 * @throws {Error} if the build has no such files: the budget would check nothing
 */
function measure({
  what,
  baseline,
  goal = Number.POSITIVE_INFINITY,
  files,
  sizeOf = compressed,
}: Budget) {
  const parts = files().map((file) => ({ file, bytes: sizeOf(file) }));
  const bytes = parts.reduce((total, part) => total + part.bytes, 0);
  if (bytes === 0) throw new Error(`The build has no ${what}.`);
  const atMost = Math.min(goal, Math.round(baseline * ALLOWANCE));
  return { what, baseline, atMost, bytes, parts, ok: bytes <= atMost };
}

/**
 * Measures the shop's last build.
 * @throws {Error} if the build has a page without a budget
 */
export function measureShop() {
  const forgotten = globSync('*.html', { cwd: BUILD }).filter((page) => !(page in PAGES));
  if (forgotten.length > 0) throw new Error(`PAGES has no budget for ${forgotten.join(', ')}.`);
  return BUDGETS.map(measure);
}

/** Returns one line of the table; above the limit, also the growth and the contents. */
export function describe({
  what,
  baseline,
  atMost,
  bytes,
  parts,
  ok,
}: ReturnType<typeof measure>): string {
  const numbers = `${String(bytes).padStart(7)} of ${String(atMost).padStart(7)} bytes`;
  const line = `${what.padEnd(26)} ${numbers}`;
  if (ok) return `${line}  ok`;
  const largestFirst = parts.toSorted((a, b) => b.bytes - a.bytes);
  return [
    `${line}  TOO MUCH: grew by ${bytes - baseline}, ${bytes - atMost} more than it may`,
    ...largestFirst.map((part) => `  ${String(part.bytes).padStart(7)} ${part.file}`),
  ].join('\n');
}
