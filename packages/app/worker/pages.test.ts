import { expect, test } from 'vitest';
import { routeTable, SHELL_FILE } from '../src/routing/routeTable.ts';
import { PRECACHED_PAGES, precachedPage } from './pages.ts';

test('caches every prerendered page except the 404 page', () => {
  const files = routeTable.filter(({ file, path }) => file !== undefined && path !== '*');
  expect(PRECACHED_PAGES).toEqual([
    ...files.map(({ path }) => path),
    `/${SHELL_FILE.replace('.html', '')}`,
  ]);
  for (const { path } of files) expect(precachedPage(path)).toBe(path);
});

test.each([
  ['/alltoy/', '/alltoy'],
  ['/toys/7', '/myprofile'],
  ['/toys/a%2Fb', '/myprofile'],
  ['/myprofile', '/myprofile'],
  ['/shell', undefined],
  ['/Home', undefined],
  ['/toys', undefined],
  ['/toys/7/more', undefined],
  ['/nowhere', undefined],
  ['/auth/action', undefined],
  ['/__/auth/handler', undefined],
  ['/toy.json', undefined],
])('%s is answered with %s', (pathname, page) => {
  expect(precachedPage(pathname)).toBe(page);
});
