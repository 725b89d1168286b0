/*
 * `npm run release -- <folder>`: builds the public packages and packs them, as they will be published, into a folder with
 * their checksums and their bill of materials. It publishes nothing: `.github/workflows/release.yml` does.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { buildPackage } from './builds/builds.ts';
import { runCommand } from './command/command.ts';
import { mustRun, ROOT } from './command/programs.ts';
import { packRelease, sha256 } from './release/pack.ts';
import { PUBLIC_PACKAGES } from './release/publicPackages.ts';
import { readSettings, requireNoPlaceholder } from './release/settings.ts';

await runCommand(async () => {
  const settings = readSettings();
  requireNoPlaceholder(settings);
  const folder = resolve(process.argv[2] ?? 'release');
  mkdirSync(folder, { recursive: true });
  const sums: string[] = [];
  for (const source of PUBLIC_PACKAGES) {
    await buildPackage(source.name);
    const { path } = await packRelease(source, folder, settings);
    sums.push(`${sha256(path)}  ${basename(path)}\n`);
  }
  await mustRun('cyclonedx-npm', 'cyclonedx-npm', [
    ...['--omit', 'dev', 'peer', '--output-reproducible'],
    ...PUBLIC_PACKAGES.flatMap(({ name }) => ['--workspace', name]),
    ...['--output-file', join(folder, 'release.cdx.json'), '--', join(ROOT, 'package.json')],
  ]);
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''));
  console.log(`${sums.join('')}\nThey are in ${folder}.`);
  return 0;
});
