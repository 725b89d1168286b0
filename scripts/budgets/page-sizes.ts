import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { inlineSizes } from '../../packages/app/bench/measure/inlineSizes.mjs';
import {
  containsPackage,
  LAZY_PACKAGES,
  type LazyPackage,
} from '../../packages/app/bench/measure/lazyPackages.mjs';
import { ROOT } from '../command/programs.ts';

const BUILD = join(ROOT, 'packages/app/dist');
const ALLOWANCE = 1.03; // over what it was: fixes pass, a new dependency does not

/** What one part of the built shop may weigh. */
interface Budget {
  what: string;
  /** Bytes after brotli when it was last looked at. */
  was: number;
  /** Bytes that it must never pass. */
  goal?: number;
  /** The files that hold it. */
  files: () => string[];
  /** Of one file, unless all of it counts. */
  sizeOf?: (file: string) => number;
}

const read = (file: string) => readFileSync(join(BUILD, file));

/** Fonts come compressed. */
const compressed = (file: string) =>
  file.endsWith('.woff2') ? read(file).length : brotliCompressSync(read(file)).length;

const assets = () =>
  globSync('assets/*', { cwd: BUILD })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

/** The scripts that a page names, which are all that its first screen needs. */
function scriptsOf(page: string): string[] {
  const elements =
    read(page)
      .toString()
      .match(/<(?:script|link)\s[^>]*>/g) ?? [];
  return elements
    .filter((element) => /type="module"|rel="modulepreload"/.test(element))
    .flatMap((element) => /(?:src|href)="\/(assets\/[^"]+\.js)"/.exec(element)?.[1] ?? []);
}

const chunksWith = (name: LazyPackage) =>
  assets().filter((file) => file.endsWith('.js') && containsPackage(read(file).toString(), name));

const budgetsOf = ([page, was]: [
  page: string,
  was: { page: number; styles: number; scripts: number },
]): Budget[] => [
  { what: `${page}: the page`, was: was.page, files: () => [page] },
  {
    what: `${page}: its styles`,
    was: was.styles,
    goal: 14_000,
    files: () => [page],
    sizeOf: (file) => inlineSizes(read(file).toString()).styles,
  },
  { what: `${page}: its scripts`, was: was.scripts, files: () => scriptsOf(page) },
];

/** Every page that the build makes. */
const PAGES = {
  'index.html': { page: 19_445, styles: 13_009, scripts: 140_723 },
  'home.html': { page: 19_449, styles: 13_009, scripts: 140_723 },
  'alltoy.html': { page: 17_912, styles: 12_094, scripts: 144_096 },
  'login.html': { page: 13_510, styles: 9_943, scripts: 133_750 },
  'register.html': { page: 13_932, styles: 10_039, scripts: 135_325 },
  '404.html': { page: 11_658, styles: 9_225, scripts: 129_259 },
  'shell.html': { page: 11_360, styles: 9_225, scripts: 128_897 },
};

const LAZY: Record<LazyPackage, number> = { firebase: 30_045, swiper: 18_153 };

const BUDGETS: Budget[] = [
  ...Object.entries(PAGES).flatMap(budgetsOf),
  ...LAZY_PACKAGES.map((name) => ({
    what: `chunks with ${name}`,
    was: LAZY[name],
    files: () => chunksWith(name),
  })),
  {
    what: 'subset fonts',
    was: 29_688,
    files: () => assets().filter((file) => /-subset-[^/]*\.woff2$/.test(file)),
  },
  {
    what: 'the fuzzy search',
    was: 5_612,
    goal: 6_500,
    files: () => assets().filter((file) => /\/toyIndex-[\w-]{8}\.js$/.test(file)),
  },
  {
    what: 'all scripts of the shop',
    was: 225_277,
    files: () => assets().filter((file) => file.endsWith('.js')),
  },
];

/**
 * Measures one part of the built shop.
 * @throws {Error} when the build has none of it: the budget would hold nothing for ever
 */
function measure({
  what,
  was,
  goal = Number.POSITIVE_INFINITY,
  files,
  sizeOf = compressed,
}: Budget) {
  const parts = files().map((file) => ({ file, bytes: sizeOf(file) }));
  const bytes = parts.reduce((total, part) => total + part.bytes, 0);
  if (bytes === 0) throw new Error(`The build has no ${what}.`);
  const atMost = Math.min(goal, Math.round(was * ALLOWANCE));
  return { what, was, atMost, bytes, parts, ok: bytes <= atMost };
}

/**
 * Measures the shop as it was built last.
 * @throws {Error} when the build has a page without a budget
 */
export function measureShop() {
  const forgotten = globSync('*.html', { cwd: BUILD }).filter((page) => !(page in PAGES));
  if (forgotten.length > 0) throw new Error(`PAGES has no budget for ${forgotten.join(', ')}.`);
  return BUDGETS.map(measure);
}

/**
 * One line of the table; where it is too much, how it grew and what it is made of, too.
 */
export function describe({
  what,
  was,
  atMost,
  bytes,
  parts,
  ok,
}: ReturnType<typeof measure>): string {
  const numbers = `${String(bytes).padStart(7)} of ${String(atMost).padStart(7)} bytes`;
  const line = `${what.padEnd(26)} ${numbers}`;
  if (ok) return `${line}  ok`;
  const largestFirst = parts.toSorted((one, other) => other.bytes - one.bytes);
  return [
    `${line}  TOO MUCH: grew by ${bytes - was}, ${bytes - atMost} more than it may`,
    ...largestFirst.map((part) => `  ${String(part.bytes).padStart(7)} ${part.file}`),
  ].join('\n');
}
