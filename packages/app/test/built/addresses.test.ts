import { expect, test } from 'vitest';
import { canonicalPath } from '../../src/page/paths.ts';
import { routeAt } from '../../src/routing/routeTable.ts';
import { attributeOf, parseHtml, servedBuild } from './servedBuild.ts';

// The host and the router resolve a URL in the same way, in any spelling.

const { get, follow } = servedBuild();

const SHELL = 'the shell';

test.each([
  ...['/', '/home', '/alltoy', '/login', '/register', '/myprofile', '/auth/action'],
  ...['/HOME', '/Home', '/ALLTOY', '/MyProfile', '/TOYS/1', '/Auth/Action'],
  ...['//home', '///home', '/home/', '/home//', '/%68ome', '/home%2F', '/%2Fhome', '/home%20'],
  ...['/\\home', '/home\\', '/home%5C', '/./home', '/login/../home', '/home;x', '/home?a#b'],
  ...['/index', '/index.html', '/alltoy.html', '/alltoy.html/', '/login.html?a', '/myprofile.html'],
  ...['/shell', '/shell.html', '/404', '/404.html', '/nowhere', '/nowhere.html', '/nowhere/'],
  ...['/toys', '/toys/', '/toys/1', '/toys/1/', '/toys//1', '//toys/1', '/toys/1/more'],
  ...['/toys/.bear', '/toys/..%2F..', '/toys/a%2Fb', '/toys/a%252Fb', '/toys/%C3%A4', '/toys/ä'],
  ...['/toys/bear.html', '/toys/1%25', '/toys/%00', '/toys/index', '/toys/..', '/toys/%2e%2e'],
  ...['/myprofile/', '//myprofile', '/myprofile/more', '/auth', '/auth/action/', '//auth//action'],
  ...['/.well-known', '/.well-known/change-password', '/%2e%2e/package.json'],
])('%s is one page to the host and to the router', async (address) => {
  const { status, url, text } = await follow(address);
  const page = await parseHtml(text);
  const { pathname } = new URL(`${new URL(url).origin}${address}`);
  const route = routeAt(canonicalPath(pathname));
  expect({
    page: attributeOf(page.querySelector('#root'), 'data-route') ?? SHELL,
    status,
    path: canonicalPath(new URL(url).pathname),
  }).toEqual({
    page: route?.file === undefined ? SHELL : route.path,
    status: route?.path === '*' ? 404 : 200,
    path: canonicalPath(pathname),
  });
});

test('redirects no path to another host', async () => {
  for (const address of [
    '//evil.example',
    '//evil.example/',
    '//evil.example/..',
    '/\\evil.example',
  ]) {
    expect((await get(address)).headers.get('location')).toBeNull();
  }
});
