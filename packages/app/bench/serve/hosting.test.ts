import { expect, test } from 'vitest';
import { globExpression } from './globs.mjs';
import { hostingHeaders, hostingRules } from './hosting.mjs';

const files = ['/index.html', '/alltoy.html', '/login/index.html', '/assets/a.js'];
const isFile = (path: string) => files.includes(path);
const everything = [{ source: '**', destination: '/index.html' }];

test.each([
  [{ rewrites: everything }, '/assets/a.js', { file: '/assets/a.js', status: 200 }],
  [{ rewrites: everything }, '/', { file: '/index.html', status: 200 }],
  [{ rewrites: everything }, '/alltoy', { file: '/index.html', status: 200 }],
  [{ rewrites: everything, cleanUrls: true }, '/alltoy', { file: '/alltoy.html', status: 200 }],
  [{ cleanUrls: true }, '/alltoy.html', { redirect: '/alltoy' }],
  [{ cleanUrls: true }, '/index.html', { redirect: '/' }],
  [{}, '/login', { redirect: '/login/' }],
  [{ cleanUrls: true }, '/login', { file: '/login/index.html', status: 200 }],
  [{ trailingSlash: false }, '/login', { file: '/login/index.html', status: 200 }],
  [{}, '/toys/1', undefined],
])('%j serves %s', (hosting, path, answer) => {
  expect(hostingRules(hosting, isFile)(path)).toEqual(answer);
});

test('a page for what is missing', () => {
  const rules = hostingRules({}, (path) => path === '/404.html');
  expect(rules('/toys/1')).toEqual({ file: '/404.html', status: 404 });
});

test('settings that are not known are refused, not ignored', () => {
  expect(() => hostingRules(JSON.parse('{"i18n":{}}'), isFile)).toThrow('hosting.i18n');
  expect(() => globExpression('/!(a|b)')).toThrow('!(a|b)');
});

test.each([
  ['**', '/toys/1', true],
  ['/assets/**', '/assets/a.js', true],
  ['/assets/**', '/pictures/a.avif', false],
  ['**/*.js', '/assets/a.js', true],
  ['*.html', '/index.html', true],
  ['*.html', '/login/index.html', false],
  ['/assets/@(a.js|b.js)', '/assets/b.js', true],
  ['/assets/@(a.js|b.js)', '/assets/b_js', false],
  ['/assets/@(a.js|b.js)', '/assets/b.js.map', false],
])('%s takes %s: %j', (glob, path, expected) => {
  expect(globExpression(glob).test(path)).toBe(expected);
});

test('headers of every rule that fits', () => {
  const headers = [
    { source: '/assets/**', headers: [{ key: 'Cache-Control', value: 'immutable' }] },
  ];
  expect(hostingHeaders({ headers })('/assets/a.js')).toEqual({ 'cache-control': 'immutable' });
  expect(hostingHeaders({ headers })('/')).toEqual({});
});
