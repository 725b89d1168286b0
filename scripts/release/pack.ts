import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { mustRun, ROOT } from '../command/programs.ts';
import { applySettings, applyToText, type Manifest } from './applySettings.ts';
import type { PublicPackage } from './publicPackages.ts';
import type { ReleaseSettings } from './settings.ts';

/** A tarball as it would be published. */
export interface Tarball {
  path: string;
  /** The paths in it. */
  files: string[];
}

const TEXT = /\.(?:[cm]?[jt]sx?|css|html|json|map|md)$/;

interface PackReport {
  filename: string;
  files: { path: string }[];
}

async function npmPack(...packArguments: string[]): Promise<PackReport> {
  const output = await mustRun('npm pack', 'npm', [
    ...['pack', '--silent', '--json', '--ignore-scripts'],
    ...packArguments,
  ]);
  const reports: Record<string, PackReport> = JSON.parse(output.slice(output.search(/^[[{]/m)));
  const [report] = Object.values(reports);
  if (report === undefined) throw new Error(`npm pack made no tarball.\n${output}`);
  return report;
}

/**
 * Packs a built package with the settings of a release. The same files make the same bytes.
 * @param target the folder of the tarball
 */
export async function packRelease(
  source: PublicPackage,
  target: string,
  settings: ReleaseSettings,
): Promise<Tarball> {
  const { files } = await npmPack('--dry-run', '-w', source.name);
  const stage = mkdtempSync(join(tmpdir(), 'toystore-stage-'));
  try {
    const manifest: Manifest = JSON.parse(
      readFileSync(join(ROOT, source.folder, 'package.json'), 'utf8'),
    );
    const commands = Object.values(Object(manifest.bin));
    for (const { path } of files) {
      const [from, to] = [join(ROOT, source.folder, path), join(stage, path)];
      mkdirSync(dirname(to), { recursive: true });
      if (TEXT.test(path)) writeFileSync(to, applyToText(readFileSync(from, 'utf8'), settings));
      else copyFileSync(from, to);
      chmodSync(to, commands.includes(path) ? 0o755 : 0o644); // not what this clone happens to have
    }
    const published = applySettings(manifest, source, settings);
    writeFileSync(join(stage, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
    const { filename } = await npmPack('--pack-destination', target, stage);
    return {
      path: join(target, filename.replace('@', '').replace('/', '-')),
      files: files.map(({ path }) => path),
    };
  } finally {
    rmSync(stage, { recursive: true });
  }
}

/** Returns the SHA-256 of a file, in hexadecimal. */
export const sha256 = (path: string): string =>
  createHash('sha256').update(readFileSync(path)).digest('hex');
