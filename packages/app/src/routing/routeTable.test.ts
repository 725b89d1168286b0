import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paths } from '../page/paths.ts';
import { pageText } from '../page/routeHandle.ts';
import { routeAt, routeTable, SHELL_FILE } from './routeTable.ts';

const firebase: {
  hosting: { rewrites: { source?: string; regex?: string; destination: string }[] };
} = JSON.parse(readFileSync(new URL('../../../../firebase.json', import.meta.url), 'utf8'));

test('every path of the shop has one route, and every route a path', () => {
  const known = [...Object.values(paths), '*'];
  expect(routeTable.map(({ path }) => path).sort()).toEqual(known.sort());
});

test('titles are those that the specification names', () => {
  const titles = new Set(routeTable.map(({ title }) => pageText(title)));
  const named = ['Home', 'All Toys', 'Login', 'Register', 'My Profile', 'Not Found'];
  expect(named.filter((title) => !titles.has(title))).toEqual([]);
});

test('the host answers with the shell for each route that has no file, and for no other', () => {
  const withoutFile = routeTable.filter(({ file }) => file === undefined);
  const destination = `/${SHELL_FILE}`;
  const isOwnFile = ({ path }: { path: string }) => `${path}.html` === destination;
  expect(withoutFile.filter(isOwnFile)).toHaveLength(1);
  expect(firebase.hosting.rewrites, 'rewrites of firebase.json').toEqual(
    withoutFile
      .filter((entry) => !isOwnFile(entry))
      // `*` would leave out an id that begins with a dot.
      .map(({ path }) =>
        path.includes(':')
          ? { regex: `^${path.replace(/:\w+/, '[^/]+')}/?$`, destination }
          : { source: path, destination },
      ),
  );
});

test('a page that needs a login is not prerendered, described or listed', () => {
  const guarded = routeTable.filter(({ access }) => access === 'login required');
  expect(guarded).not.toEqual([]); // which ones is seen by e2e tests
  for (const entry of guarded) {
    expect(entry).not.toHaveProperty('file');
    expect(entry).not.toHaveProperty('canonical');
  }
});

test('what may be listed is prerendered, and has a description and the address of one page', () => {
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
