import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../command/programs.ts';
import { readChangelog } from './changelog.ts';

// An entry of the changelog begins with names of exports or of parts, so that each component's page finds its history.

const PACKAGES = {
  '@toystore/ui': 'Labels, Package, Server components, Storybook, Stylesheets, Token files, Tokens',
  '@toystore/storefront': 'Account storage, Cart, Catalogue, Filters, Search, Texts',
  '@toystore/accounts': 'Google, Texts',
  '@toystore/auth-emulator':
    'Access, Authenticator apps, Blocking functions, Client, Clock, Command, E-mails, Failures, Google, Package, Page, ' +
    'Panel, Password policy, Playwright, Projects, Providers, Recent login, Requests, Seed, Sessions, Signed tokens, ' +
    'Snapshots, Tenants, Text messages',
};
const PARTS: Record<string, string> = {
  ...PACKAGES,
  'The shop':
    'Accounts, Benchmark, Builds, Catalogue, Documents, Late code, Monitoring, Routes, Service worker, Shops, Tests',
};

/** Returns the names that a section's entries may begin with. */
function knownNames(section: string): Set<string> {
  const parts = PARTS[section]?.split(', ') ?? [];
  if (!(section in PACKAGES)) return new Set(parts);
  const file = join(ROOT, section.replace('@toystore', 'packages'), 'api/index.api.md');
  const exported = [...readFileSync(file, 'utf8').matchAll(/^export \w+ (\w+)/gm)];
  return new Set([...parts, ...exported.map(([, name]) => `\`${name}\``)]);
}

const entries = readChangelog(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'));
const sections = [...new Set(entries.map(({ section }) => section))];

test('reads every entry', () => {
  expect(sections).toEqual(Object.keys(PARTS));
  expect(entries.length).toBeGreaterThan(200);
});

test.each(sections)('knows the names that each entry of %s begins with', (section) => {
  const known = knownNames(section);
  const unknown = entries
    .filter((entry) => entry.section === section)
    .filter(({ names }) => names.length === 0 || names.some((name) => !known.has(name)))
    .map(({ names, text }) => `${names.join(', ')}: ${text}`);
  expect(unknown).toEqual([]);
});
