import { describe, expect, inject, test } from 'vitest';
import { mustRun } from '../command/programs.ts';
import { apiReports, outdatedReports, undeclaredChanges } from '../release/api/apiReports.ts';
import { levelIn, readChangesets } from '../release/api/pendingLevel.ts';
import { sha256 } from '../release/pack.ts';
import { packedPackage, packedShopPackages, temporaryFolder } from './outside.ts';
import {
  loadOnServer,
  packPackage,
  problemsByPublint,
  problemsOfDeclarations,
  problemsOfFiles,
} from './packedPackage.ts';

const again = temporaryFolder('again');

describe.each(inject('packed'))('$name', (packed) => {
  test('the tarball holds the package, its licence and nothing else', () => {
    expect(problemsOfFiles(packed)).toEqual([]);
  });

  test('its API is the reported one; `npm run accept -- api` updates the report', () => {
    const reports = apiReports(packed);
    expect(undeclaredChanges(reports, levelIn(readChangesets(), packed.name))).toEqual([]);
    expect(outdatedReports(reports).map(({ file }) => file)).toEqual([]);
  });

  test('declarations name no source file', () => {
    expect(problemsOfDeclarations(packed)).toEqual([]);
  });

  test('publint --strict', async () => {
    expect(await problemsByPublint(packed)).toEqual([]);
  });

  test('attw', async () => {
    const styles = packed.ownFiles.flatMap((file) => /^dist(\/[\w.]+\.css)$/.exec(file)?.[1] ?? []);
    const without =
      styles.length > 0 ? ['--exclude-entrypoints', ...styles.map((s) => `.${s}`)] : [];
    const settings = ['--profile', 'esm-only', '--format', 'ascii', ...without];
    await mustRun('attw', 'attw', [packed.tarball, ...settings]);
  });
});

test('packing a package again makes the same bytes', async () => {
  const packed = packedPackage('@toystore/storefront'); // the smallest, for all
  const { tarball } = await packPackage(packed, again);
  expect(sha256(tarball)).toBe(sha256(packed.tarball));
});

test.each(packedShopPackages())('React Server Components can load $name', async (packed) => {
  await loadOnServer(packed);
});
