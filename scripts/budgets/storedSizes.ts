import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../command/programs.ts';

const STORED = join(ROOT, 'scripts/budgets/sizes.json');
const MODULES = join(ROOT, '.cache/modules-toystore.json');
const ALLOWANCE = 1.05; // above the stored size: an ordinary change passes, a new dependency does not
const LISTED = 8;

type Bytes = Record<string, number>;

/** The measured size of something that visitors load. */
export interface Size {
  what: string;
  /** After brotli. */
  bytes: number;
  /** The maximum in bytes, independent of the stored size. */
  goal?: number | undefined;
  /** The files that it consists of. */
  parts?: readonly { name: string; bytes: number }[] | undefined;
  /** The modules that it contains although it should not. */
  problem?: string | undefined;
}

const readJson = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

const readStored = (): { sizes: Bytes; modules: Bytes } => ({
  ...{ sizes: {}, modules: {} },
  ...readJson(STORED),
});

/** Stores sizes, with those of the modules of the shop's last build. Others that are stored stay. */
export function storeSizes(sizes: readonly Size[]): void {
  const stored = readStored();
  for (const { what, bytes } of sizes) stored.sizes[what] = bytes;
  const modules: Bytes = { ...stored.modules, ...readJson(MODULES) };
  writeFileSync(STORED, `${JSON.stringify({ sizes: stored.sizes, modules }, null, 2)}\n`);
}

/** Compares sizes with the stored ones. @returns one line each, with more below it if it is too large, and whether all fit */
export function compareSizes(sizes: readonly Size[]): { lines: string[]; ok: boolean } {
  const stored = readStored();
  const compared = sizes.map((size) => {
    const before = stored.sizes[size.what] ?? 0;
    const atMost = Math.min(size.goal ?? Number.POSITIVE_INFINITY, Math.round(before * ALLOWANCE));
    return { ...size, before, atMost, ok: size.bytes <= atMost && !size.problem };
  });
  const lines = compared.flatMap(({ what, bytes, atMost, before, parts = [], problem, ok }) => {
    const line = `${what.padEnd(26)} ${String(bytes).padStart(7)} of ${String(atMost).padStart(7)} bytes`;
    if (ok) return [`${line}  ok`];
    const largest = parts.toSorted((a, b) => b.bytes - a.bytes).slice(0, LISTED);
    return [
      `${line}  TOO MUCH: ${problem ?? `grew by ${bytes - before}`}`,
      ...largest.map((part) => `  ${String(part.bytes).padStart(7)} ${part.name}`),
    ];
  });
  const ok = compared.every((size) => size.ok);
  if (ok) return { lines, ok };
  const advice = 'If the growth is wanted: npm run accept -- sizes. It does not raise the goals.';
  return { lines: [advice, ...lines, ...grownModules(stored.modules)], ok };
}

/** Lists the modules that grew most since their sizes were stored. */
function grownModules(before: Bytes): string[] {
  const now: Bytes = readJson(MODULES);
  const grown = Object.entries(now)
    .map(([name, bytes]) => ({ name, by: bytes - (before[name] ?? 0) }))
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by)
    .slice(0, LISTED);
  return [
    'Modules that grew, in bytes before minifying:',
    ...grown.map(({ name, by }) => `  ${String(by).padStart(7)} ${name}`),
  ];
}
