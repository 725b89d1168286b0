import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun } from '../../command/programs.ts';
import { installInto, versionOf } from '../outside.ts';
import type { PackedPackage } from '../packedPackage.ts';

/** The kit's own page, with which the other hosts are compared. */
export const REFERENCE = 'kit';

const SOURCE = import.meta.dirname;

/** The hosts. Each folder's files are added to those of `page`, or replace them. */
export const hosts: string[] = readdirSync(SOURCE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'page')
  .map(({ name }) => name);

const versionsOf = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, versionOf(name)]));

/** A host's own `package.json`: its packages, and its build into `dist` if it does not use Vite. */
interface HostManifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  scripts?: { build: string };
}

/**
 * Writes the hosts, which install the kit from its tarball, and their dependencies.
 * @param folder outside the workspace
 */
export async function writeHosts(folder: string, { name, tarball }: PackedPackage): Promise<void> {
  for (const host of hosts) {
    const target = join(folder, host);
    cpSync(join(SOURCE, 'page'), target, { recursive: true });
    cpSync(join(SOURCE, host), target, { recursive: true });
    const file = join(target, 'package.json');
    const own: HostManifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    writeFileSync(
      file,
      JSON.stringify({
        name: `host-${host}`,
        private: true,
        type: 'module',
        scripts: { build: 'vite build --logLevel error' },
        ...own,
        dependencies: {
          [name]: `file:${tarball}`,
          ...versionsOf('react', 'react-dom'),
          ...own.dependencies,
        },
        devDependencies: { ...versionsOf('vite'), ...own.devDependencies },
      }),
    );
  }
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'hosts', private: true, workspaces: hosts }),
  );
  await installInto(folder);
}

/** Builds a host with its own settings only. */
export async function buildHost(folder: string, host: string): Promise<void> {
  const own = ['--prefix', join(folder, host), 'run', '--silent', 'build'];
  await mustRun(`The build of ${host}`, 'npm', own);
}
