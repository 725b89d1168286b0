import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { SHOP } from '../../packages/app/addresses.ts';
import { completeHosting, type HeaderRule } from './complete.ts';
import { readFirebaseConfig } from './firebase-config.ts';
import { type Policy, parsePolicy } from './policy.ts';
import { emulatorTarget, projectTarget } from './targets.ts';

const { hosting } = readFirebaseConfig();
const pages = ['<style>a{}</style><script>0</script>', '<style>b{}</style>'];
const files = [
  ...['/index.html', '/toy.json', '/assets/a-12345678.js', '/assets/b-12345678.woff2'],
  ...[
    '/pictures/bear-320.avif',
    '/pictures/bear-640.avif',
    '/pictures/old/bear.webp',
    '/brands/visa.svg',
  ],
];
const project = projectTarget({ authDomain: 'shop.example' });
const forProject = completeHosting(hosting, { pages, files, target: project });
const forEmulator = completeHosting(hosting, { pages, files, target: emulatorTarget(SHOP) });
const reporting = completeHosting(hosting, {
  pages,
  files,
  target: { ...project, reportUrl: 'https://reports.example/shop;a,b?key=1' },
});

type Rules = typeof forProject;

const EVERYTHING = '**';

/** Returns the policy of pages, which applies to all files without their own policy. */
function policyOf({ headers }: Rules): Policy {
  const rules = headers.filter(({ source }) => source === EVERYTHING);
  expect(rules).toHaveLength(1);
  const [policy, ...others] = rules
    .flatMap((rule) => rule.headers)
    .filter(({ key }) => key === 'Content-Security-Policy');
  expect(others).toEqual([]);
  return parsePolicy(policy?.value ?? '');
}

/** Returns what a policy allows in addition to another one, as `directive source`. */
function beyond(policy: Policy, other: Policy): string[] {
  return [...policy].flatMap(([directive, sources]) =>
    sources
      .filter((source) => !other.get(directive)?.includes(source))
      .map((source) => `${directive} ${source}`),
  );
}

/** Returns where headers differ, as `path header: value`. */
function headersBeyond({ headers }: Rules, other: Rules): string[] {
  const lines = (rules: HeaderRule[]) =>
    rules.flatMap((rule) =>
      rule.headers
        .filter(({ key }) => rule.source !== EVERYTHING || key !== 'Content-Security-Policy')
        .map(({ key, value }) => `${rule.source} ${key}: ${value}`),
    );
  return lines(headers).filter((line) => !lines(other.headers).includes(line));
}

test('lets the shop on the emulator connect to the emulator by http, and changes nothing else', () => {
  expect(headersBeyond(forEmulator, forProject)).toEqual([]);
  expect(headersBeyond(forProject, forEmulator)).toEqual([
    '** Strict-Transport-Security: max-age=31536000',
  ]);
  expect(beyond(policyOf(forProject), policyOf(forEmulator))).toEqual([
    'frame-src https://shop.example',
  ]);
  expect(beyond(policyOf(forEmulator), policyOf(forProject))).toEqual([
    'script-src http://127.0.0.1:9099/gapi.js',
    'connect-src http://127.0.0.1:9099',
    'frame-src http://127.0.0.1:9099',
  ]);
  const others = [...policyOf(forEmulator).keys()];
  expect([...policyOf(forProject).keys()].filter((name) => !others.includes(name))).toEqual([
    'upgrade-insecure-requests',
  ]);
});

test('allows only the script of Google that the SDK loads, and what that script loads', () => {
  const scripts = policyOf(forProject).get('script-src') ?? [];
  expect(scripts.filter((source) => !source.startsWith("'sha256-"))).toEqual([
    "'self'",
    'https://apis.google.com/js/api.js',
    'https://apis.google.com/_/scs/',
  ]);
});

test('adds only hashes of the build’s pages and the addresses of its project', () => {
  const own = policyOf(hosting);
  const added = beyond(policyOf(forProject), own);
  expect(added.filter((line) => !line.includes('sha256-'))).toEqual([
    'frame-src https://shop.example',
  ]);
  const directives = added.map((line) => line.split(' ')[0]).sort();
  expect(directives).toEqual(['frame-src', 'script-src', 'style-src', 'style-src']);
  expect(beyond(own, policyOf(forProject))).toEqual([]);
});

test('allows fetching a catalogue from another origin, and sending reports to one', () => {
  const { sources } = projectTarget({
    authDomain: 'shop.example',
    catalogueUrl: 'https://toys.example/v1/',
    reportUrl: 'https://reports.example/shop?key=1',
  });
  expect(sources['connect-src']).toEqual(['https://toys.example', 'https://reports.example']);
});

/** Returns the value of a header that the host would send: the last matching rule wins. */
const headerOf = (path: string, name: string, { headers } = forProject) =>
  headers
    .filter(({ source }) => matchesGlob(path, source))
    .flatMap((rule) => rule.headers)
    .findLast(({ key }) => key === name)?.value;

test('reports policy violations to the shop’s address for reports', () => {
  const policy = parsePolicy(headerOf('/login', 'Content-Security-Policy', reporting) ?? '');
  expect(policy.get('report-uri')).toEqual(['https://reports.example/shop%3Ba%2Cb?key=1']);
  expect(policy.get('report-to')).toEqual(['policy']);
  expect(headerOf('/login', 'Reporting-Endpoints', reporting)).toBe(
    'policy="https://reports.example/shop%3Ba%2Cb?key=1"',
  );
  expect(headerOf('/login', 'Content-Security-Policy')).not.toContain('report');
  expect(headerOf('/login', 'Reporting-Endpoints')).toBeUndefined();
});

test('keeps the URL of an e-mail link, which contains a code, out of referrers and reports', () => {
  for (const rules of [forProject, forEmulator, reporting]) {
    expect(headerOf('/auth/action', 'Referrer-Policy', rules)).toBe('no-referrer');
    expect(headerOf('/auth/action', 'Content-Security-Policy', rules)).not.toContain('report');
  }
  expect(headerOf('/auth/action', 'Content-Security-Policy', reporting)).toBe(
    headerOf('/login', 'Content-Security-Policy'),
  );
  expect(headerOf('/login', 'Referrer-Policy')).toBe('strict-origin-when-cross-origin');
});

const PAGES_OWN = headerOf('/', 'Content-Security-Policy');

test.each([
  ['/assets/a-12345678.js', 'public, max-age=31536000, immutable'],
  ['/assets/b-12345678.woff2', 'public, max-age=31536000, immutable'],
  ['/pictures/bear-320.avif', 'public, max-age=86400'],
  ['/pictures/old/bear.webp', 'public, max-age=86400'],
  ['/brands/visa.svg', 'public, max-age=86400'],
])('%s is there: it is kept, and no page', (path, cache) => {
  expect(headerOf(path, 'Cache-Control')).toBe(cache);
  expect(headerOf(path, 'Content-Security-Policy')).toBe("default-src 'none'; sandbox");
});

test.each([
  '/assets/gone-12345678.js',
  '/pictures/gone.avif',
  '/pictures/bear-320.avif2',
  '/pictures/old',
  '/pictures/old/gone.webp',
  '/brands/gone.svg',
])('does not cache the answer for the missing %s, which is a page', (path) => {
  expect(headerOf(path, 'Cache-Control')).toBe('no-cache');
  expect(headerOf(path, 'Content-Security-Policy')).toBe(PAGES_OWN);
});

test('covers hundreds of pictures by one rule', () => {
  const many = Array.from({ length: 300 }, (_, number) => `/pictures/bear-${number}.avif`);
  const { headers } = completeHosting(hosting, { pages, files: many, target: project });
  expect(headers.map(({ source }) => source.slice(0, 11))).toEqual([
    '**',
    '/auth/actio',
    '/pictures/@',
  ]);
});

test.each(['a|b.avif', 'a(1).avif', 'a*.avif', 'ein Bär.avif'])(
  'rejects the file name %s, which no rule can contain',
  (name) => {
    const odd = [`/pictures/${name}`];
    expect(() => completeHosting(hosting, { pages, files: odd, target: project })).toThrow(name);
  },
);

test('prevents deploying firebase.json without a build', () => {
  expect(hosting.predeploy).toContain('refuse-plain');
  expect(forProject).not.toHaveProperty('predeploy');
});
