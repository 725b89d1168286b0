import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildPackage } from '../builds/builds.ts';
import { runningPart } from '../testing/reports.ts';
import { EMULATOR, SHOP_PACKAGES } from './packages.ts';
import { type PackedPackage, packPackage } from './packedPackage.ts';

declare module 'vitest' {
  interface ProvidedContext {
    packed: PackedPackage[];
  }
}

/** Packs the public packages for the tests, into a temporary folder. Builds them first, unless a part of `npm test` has. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const sources = [...SHOP_PACKAGES, EMULATOR];
  if (!runningPart) for (const { name } of sources) await buildPackage(name);
  const folder = mkdtempSync(join(tmpdir(), 'toystore-packed-'));
  const packed: PackedPackage[] = [];
  for (const source of sources) packed.push(await packPackage(source, folder));
  provide('packed', packed);
  return () => rmSync(folder, { recursive: true });
}
