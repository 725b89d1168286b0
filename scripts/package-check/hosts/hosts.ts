import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun } from '../../command/programs.ts';
import { installInto, versionOf } from '../outside.ts';
import type { PackedPackage } from '../packed-package.ts';

/** The kit's own page, which the other hosts are compared with. */
export const REFERENCE = 'kit';

const SOURCE = import.meta.dirname;

/** Each folder is a host: what it has besides, or in place of, the files of `page`. */
export const hosts: string[] = readdirSync(SOURCE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'page')
  .map(({ name }) => name);

const versionsOf = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, versionOf(name)]));

/** A host's own `package.json`: its packages, and its build into `dist` where that is not Vite's. */
interface HostManifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  scripts?: { build: string };
}

/**
 * Writes the hosts, which take the kit from its tarball, and installs what they need.
 * @param folder outside of the workspace
 */
export async function writeHosts(folder: string, { name, tarball }: PackedPackage): Promise<void> {
  mkdirSync(folder);
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
  await installInto(folder, '--include=dev'); // Vite's builds have set NODE_ENV to production by now
}

/** Builds a host as it stands in its folder: no setting of this project reaches it. */
export async function buildHost(folder: string, host: string): Promise<void> {
  const own = ['--prefix', join(folder, host), 'run', '--silent', 'build'];
  await mustRun(`The build of ${host}`, 'npm', own);
}
