import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildPackage } from '../builds/builds.ts';
import { runningPart } from '../testing/reports.ts';
import { prepareConsumerApp } from './consumer/consumerApp.ts';
import { EMULATOR, SHOP_PACKAGES } from './packages.ts';
import { type PackedPackage, packPackage } from './packedPackage.ts';

declare module 'vitest' {
  interface ProvidedContext {
    packed: PackedPackage[];
    /** The folder of the built consumer app. */
    consumer: string;
  }
}

/**
 * Packs the public packages for the tests, into a temporary folder, and builds the consumer app with them. Builds the packages
 * first, unless a part of `npm test` has.
 */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const sources = [...SHOP_PACKAGES, EMULATOR];
  if (!runningPart) for (const { name } of sources) await buildPackage(name);
  const folder = mkdtempSync(join(tmpdir(), 'toystore-packed-'));
  const consumer = join(folder, 'consumer');
  mkdirSync(consumer);
  const packed: PackedPackage[] = [];
  for (const source of sources) packed.push(await packPackage(source, folder));
  await prepareConsumerApp(
    consumer,
    packed.filter(({ name }) => name !== EMULATOR.name),
  );
  provide('packed', packed);
  provide('consumer', consumer);
  return () => rmSync(folder, { recursive: true });
}
