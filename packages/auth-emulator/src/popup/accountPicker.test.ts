import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { emulatorPages } from '../../test/emulatorPages.ts';
import { proxyBefore, send, serve } from '../../test/testServer.ts';
import type { AccountProvider } from '../client.ts';
import { writeAccounts } from './accountPicker.ts';
import { makeOffline } from './index.ts';

const ANN = {
  rawId: '1',
  displayName: 'Ann',
  email: 'ann@b.example',
  photoUrl: 'https://b.example/a.png?b&c',
};

const PAGE = new URL('http://localhost/emulator/auth/handler?apiKey=k&providerId=google.com');

/** The page that the proxy makes of the installed emulator's. */
const pageWith = (...accounts: Omit<AccountProvider, 'providerId'>[]) => {
  const identities = accounts.map((account) => ({
    providerId: 'google.com',
    rawId: '',
    ...account,
  }));
  return makeOffline(writeAccounts(emulatorPages(identities).handler, identities, PAGE));
};

/** The start tags of the page, but for its script. */
const tagsOf = (html: string) =>
  html.replace(/<script>.*<\/script>/s, '').match(/<[a-z][^>]*>/g) ?? [];

test('an account shows with its name, address and photo', () => {
  const html = pageWith(ANN);
  expect(html).toContain('>Ann</span>');
  expect(html).toContain('>ann@b.example</span>');
  expect(html).toContain('url(&#34;https://b.example/a.png?b&#38;c&#34;)');
  expect(pageWith({ rawId: '2' })).toContain('>(No display name)</span>');
});

const HTML = [
  '<img src=x onerror=alert(1)>',
  '</span></li></ul><script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  "'); background: url('//b.example",
  '<li id="add-account-button"><script>alert(1)</script>',
  '<li class="js-reuse-account" data-id-token="%7B">',
  "$' $& $` $1 $$", // of `replace`, which the emulator uses
  '&lt;b&gt;',
];

test.each(HTML)('what accounts say is no HTML: %s', (text) => {
  const plain = tagsOf(pageWith({ rawId: '1', displayName: 'x', email: 'y', photoUrl: 'z' }));
  const html = pageWith({ rawId: '1', displayName: text, email: text, photoUrl: text });
  const withoutClaims = (tag: string) => tag.replace(/data-id-token="[^"]*"/, '');
  expect(tagsOf(html).map(withoutClaims)).toEqual(plain.map(withoutClaims));
  const shown = /__primary-text">([^<]*)</.exec(html)?.[1];
  expect(shown?.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code))).toBe(text);
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
])('no photo is loaded from %s', (photoUrl) => {
  expect(pageWith({ ...ANN, photoUrl })).not.toContain('<img');
});

test('an address of a photo is nothing but one', () => {
  const photoUrl = 'https://b.example/"), url("//other.example\\\n';
  expect(pageWith({ ...ANN, photoUrl })).toContain(
    'url(&#34;https://b.example/%22), url(%22//other.example%5C%0A&#34;)',
  );
});

test('the page may run its own script and that of the claims, and no other', () => {
  const html = pageWith(ANN);
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
  expect(scripts.map((script) => script.includes('saveAuthEvent'))).toEqual([true, true]);
  const hashes = scripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const policy =
    /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)"/;
  expect(policy.exec(html)?.[1]).toContain(
    `default-src 'none'; base-uri 'none'; script-src ${hashes.join(' ')};`,
  );
});

test.each([
  ['google.com', '', true],
  ['github.com', '', false],
  ['facebook.com', '', false],
  ['twitter.com', '', false],
  ['github.com', '&emailVerified=true', true],
  ['google.com', '&emailVerified=false', false],
])('addresses at %s%s are verified: %s', (providerId, query, isVerified) => {
  const address = new URL(
    `http://localhost/emulator/auth/handler?providerId=${providerId}${query}`,
  );
  const identity = { providerId, rawId: '1', email: 'ann@b.example' };
  const html = writeAccounts(emulatorPages([identity]).handler, [identity], address);
  const [, claims = ''] = /data-id-token="([^"]*)"/.exec(html) ?? [];
  expect(JSON.parse(decodeURIComponent(claims)).email_verified).toBe(isVerified);
  const [, other = ''] = /<a href="\?([^"]*)"/.exec(html) ?? [];
  const { searchParams } = new URL(`http://x?${other.replaceAll('&#38;', '&')}`);
  expect(Object.fromEntries(searchParams)).toEqual({
    providerId,
    emailVerified: String(!isVerified),
  });
});

test('adds no entry for a name that looks like one', () => {
  const displayName = `" data-id-token="${encodeURIComponent('{"sub":"other"}')}`;
  const html = pageWith({ rawId: '1', displayName });
  const entries = [...html.matchAll(/data-id-token="([^"]*)"/g)];
  expect(entries.map(([, claims = '']) => JSON.parse(decodeURIComponent(claims)).sub)).toEqual([
    '1',
  ]);
});

test.each(['', '/'])('it is served so, at the address with the end "%s"', async (end) => {
  const account = {
    localId: 'a',
    providerUserInfo: [{ providerId: 'google.com', rawId: '1', displayName: '<b>Ann</b>' }],
  };
  const emulatorUrl = await serve((request, response) => {
    const isPage = request.url?.startsWith('/emulator/auth/handler?') ?? false;
    response.end(isPage ? emulatorPages([]).handler : JSON.stringify({ userInfo: [account] }));
  });
  const proxy = await proxyBefore(emulatorUrl);
  const path = `/emulator/auth/handler${end}?apiKey=k&providerId=google.com`;
  const { text, headers } = await send(`${proxy.url}${path}`);
  expect(headers['content-type']).toBe('text/html; charset=UTF-8');
  expect(text).toContain('&#60;b&#62;Ann');
});
