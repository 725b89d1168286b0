import { describeSize, measureKit } from '../../packages/ui/build/sizes.ts';
import { mustRun } from '../command/programs.ts';
import { checkApi } from './checkApi.ts';
import { temporaryFolder } from './outside.ts';
import {
  type PackedPackage,
  type PublicPackage,
  packPackage,
  problemsByPublint,
  problemsOfDeclarations,
  problemsOfFiles,
  requireSameBytes,
} from './packed-package.ts';
import { check, expectNone } from './runCheck.ts';

/**
 * Packs a package and checks its files.
 * @param folder temporary
 */
export async function checkTarball(source: PublicPackage, folder: string): Promise<PackedPackage> {
  const packed = await packPackage(source, folder);
  const { name, tarball } = packed;
  await check(`${name}: the tarball holds the package, its licence and nothing else`, () =>
    expectNone(problemsOfFiles(packed)),
  );
  await check(`${name}: packing it again makes the same bytes`, () =>
    requireSameBytes(packed, temporaryFolder('again')),
  );
  await checkApi(source);
  await check(`${name}: declarations name no source file`, () =>
    expectNone(problemsOfDeclarations(packed)),
  );
  await check(`${name}: publint --strict`, async () => expectNone(await problemsByPublint(packed)));
  const styles = packed.ownFiles.flatMap((file) => /^dist(\/[\w.]+\.css)$/.exec(file)?.[1] ?? []);
  const without = styles.length > 0 ? ['--exclude-entrypoints', ...styles.map((s) => `.${s}`)] : [];
  const settings = ['--profile', 'esm-only', '--format', 'ascii', ...without];
  await check(`${name}: attw`, () => mustRun('attw', 'attw', [tarball, ...settings]));
  return packed;
}

/** Compares the built kit with its size budget. */
export async function checkSizes(): Promise<void> {
  for (const size of await measureKit()) {
    await check(describeSize(size), () => {
      if (!size.ok) {
        throw new Error('Over the budget in packages/ui/build/sizes.ts, or brings too much.');
      }
    });
  }
}
