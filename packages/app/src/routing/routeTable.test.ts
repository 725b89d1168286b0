import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paths } from '../page/paths.ts';
import { pageText } from '../page/routeHandle.ts';
import { routeAt, routeTable, SHELL_FILE } from './routeTable.ts';

const firebase: {
  hosting: { rewrites: { source?: string; regex?: string; destination: string }[] };
} = JSON.parse(readFileSync(new URL('../../../../firebase.json', import.meta.url), 'utf8'));

test('has one route for every path of the shop, and a path for every route', () => {
  const known = [...Object.values(paths), '*'];
  expect(routeTable.map(({ path }) => path).sort()).toEqual(known.sort());
});

test('has the titles of the specification', () => {
  const titles = new Set(routeTable.map(({ title }) => pageText(title)));
  const named = ['Home', 'All Toys', 'Login', 'Register', 'My Profile', 'Not Found'];
  expect(named.filter((title) => !titles.has(title))).toEqual([]);
});

test('serves the shell for each route without a file, and for no other', () => {
  const withoutFile = routeTable.filter(({ file }) => file === undefined);
  const destination = `/${SHELL_FILE}`;
  const isOwnFile = ({ path }: { path: string }) => `${path}.html` === destination;
  expect(withoutFile.filter(isOwnFile)).toHaveLength(1);
  expect(firebase.hosting.rewrites, 'rewrites of firebase.json').toEqual(
    withoutFile
      .filter((entry) => !isOwnFile(entry))
      // `*` would exclude an id that starts with a dot.
      .map(({ path }) =>
        path.includes(':')
          ? { regex: `^${path.replace(/:\w+/, '[^/]+')}/?$`, destination }
          : { source: path, destination },
      ),
  );
});

test('neither prerenders, describes nor lists a page that needs a login', () => {
  const guarded = routeTable.filter(({ access }) => access === 'login required');
  expect(guarded).not.toEqual([]); // e2e tests check which ones
  for (const entry of guarded) {
    expect(entry).not.toHaveProperty('file');
    expect(entry).not.toHaveProperty('canonical');
  }
});

test('prerenders every listed page, with a description and its own canonical path', () => {
  const listed = routeTable.filter(({ canonical }) => canonical !== undefined);
  expect(listed).not.toEqual([]);
  for (const { title, description, canonical, file } of listed) {
    expect(file).toBeDefined();
    expect(description && pageText(description).length).toBeGreaterThan(50);
    expect(routeTable.find(({ path }) => path === canonical)?.title).toBe(title);
  }
});

test.each([
  ['/', '/'],
  ['/home', '/home'],
  ['/Home', '*'],
  ['/alltoy/', '/alltoy'],
  ['/toys/7', '/toys/:toyId'],
  ['/toys/7/more', '*'],
  ['/nowhere', '*'],
])('%s leads to the route %s', (pathname, path) => {
  expect(routeAt(pathname)?.path).toBe(path);
});
