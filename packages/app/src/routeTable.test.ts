import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paths } from './paths.ts';
import { routeAt, routeTable } from './routeTable.ts';

const firebase: {
  hosting: { rewrites: { source: string; destination: string }[] };
} = JSON.parse(readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8'));

test('every path of the shop has one route, and every route a path', () => {
  const known = [...Object.values(paths), '*'];
  expect(routeTable.map(({ path }) => path).sort()).toEqual(known.sort());
});

test('the host answers with the shell for each route that has no file, and for no other', () => {
  const withoutFile = routeTable.filter(({ file }) => file === undefined);
  expect(firebase.hosting.rewrites).toEqual(
    withoutFile
      .map(({ path }) => ({ source: path.replace(/:\w+/, '*'), destination: '/shell.html' }))
      .sort((one, other) => other.source.localeCompare(one.source)),
  );
});

test('a page that needs a login is not prerendered, described or listed', () => {
  const guarded = routeTable.filter(({ access }) => access === 'login required');
  expect(guarded.map(({ path }) => path)).toEqual(['/myprofile', '/toys/:toyId']);
  for (const entry of guarded) {
    expect(entry).not.toHaveProperty('file');
    expect(entry).not.toHaveProperty('canonical');
  }
});

test('what may be listed has a description, and / and /home are one page', () => {
  const listed = routeTable.filter(({ canonical }) => canonical !== undefined);
  expect(listed.map(({ path, canonical }) => `${path} → ${canonical}`)).toEqual([
    '/ → /',
    '/home → /',
    '/alltoy → /alltoy',
  ]);
  for (const { description } of listed) expect(description?.length).toBeGreaterThan(50);
});

test.each([
  ['/', '/'],
  ['/Home', '/home'],
  ['/alltoy/', '/alltoy'],
  ['/toys/7', '/toys/:toyId'],
  ['/toys/7/more', '*'],
  ['/nowhere', '*'],
])('%s leads to the route %s', (pathname, path) => {
  expect(routeAt(pathname)?.path).toBe(path);
});
