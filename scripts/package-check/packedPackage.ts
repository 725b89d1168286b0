import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { mustRun, ROOT } from '../command/programs.ts';
import { packRelease } from '../release/pack.ts';
import type { PublicPackage as ReleasedPackage } from '../release/publicPackages.ts';
import { readSettings } from '../release/settings.ts';

/** A published package. */
export interface PublicPackage extends ReleasedPackage {
  /** The files in addition to those of every package. */
  ownFiles: string[];
}

/** A package as `npm publish` would pack it. */
export interface PackedPackage extends PublicPackage {
  /** The path of the tarball. */
  tarball: string;
  /** The files in it. */
  files: string[];
}

/** Packs a package as a release does. @param target the folder of the tarball */
export async function packPackage(source: PublicPackage, target: string): Promise<PackedPackage> {
  const { path, files } = await packRelease(source, target, readSettings());
  return { ...source, tarball: path, files };
}

/** Returns whether a source file is part of the build: stories, tests and the like are not. */
function isOfPackage(file: string, files: string[]): boolean {
  const built = file.replace(/^src/, 'dist');
  if (file.endsWith('.module.css')) return files.includes(built.replace(/css$/, 'js'));
  if (/\.tsx?$/.test(file)) return files.includes(built.replace(/\.tsx?$/, '.d.ts'));
  return /^src\/[a-z]+\.css$/.test(file);
}

/** Returns the problems of the packed files. */
export function problemsOfFiles({ files, ownFiles }: PackedPackage): string[] {
  const needed = ['LICENSE', 'README.md', 'package.json', 'dist/index.js', 'dist/index.d.ts'];
  const lowerCase = files.map((file) => file.toLowerCase());
  return [
    ...[...needed, ...ownFiles, 'src/index.ts']
      .filter((file) => !files.includes(file))
      .map((file) => `${file} is missing`),
    ...files
      .filter((file) => file.startsWith('src/') && !isOfPackage(file, files))
      .map((file) => `${file} is no part of the package`),
    ...files
      .filter((_, index) => lowerCase.indexOf(lowerCase[index] ?? '') !== index)
      .map((file) => `${file} has the name of another file on macOS and Windows`),
  ];
}

/**
 * Loads a package's built modules as React Server Components do.
 * @throws {Error} if one of them would crash there: `'use client'` is missing
 */
export function loadOnServer({ folder }: PackedPackage): Promise<unknown> {
  const conditions = ['react-server', 'module'].map((name) => `--conditions=${name}`);
  const program = join(import.meta.dirname, 'loadOnServer.ts');
  return mustRun('Node', 'node', [...conditions, program, join(ROOT, folder)]);
}

/** Returns the declarations that refer to a source file, which is not packed. */
export function problemsOfDeclarations({ folder, files }: PackedPackage): string[] {
  return files
    .filter((file) => /^dist\/.*\.d\.ts$/.test(file))
    .filter((file) =>
      /(?:from |import\(|module )['"][^'"]*\.tsx?['"]/.test(
        readFileSync(join(ROOT, folder, file), 'utf8'),
      ),
    )
    .map((file) => `${file} names a .ts or .tsx file`);
}

/** Returns publint's problems and suggestions for a tarball. */
export async function problemsByPublint({ tarball }: PackedPackage): Promise<string[]> {
  const packed = readFileSync(tarball);
  const content = packed.buffer.slice(packed.byteOffset, packed.byteOffset + packed.length);
  const { messages, pkg } = await publint({ pack: { tarball: content }, strict: true });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
}
