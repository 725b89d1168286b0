import { parseCatalogue } from '@toystore/storefront';
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { createMemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { hostileAddresses } from '../../../ui/test/hostileAddresses.ts';
import { canonicalPath, readReturnTarget, readToyId, toyPath, toySafetyPath } from './paths.ts';

const SHOP = 'http://shop.example';

const attacks = [
  ...['//evil.example', '\\\\evil.example', '//evil.example/myprofile'],
  ...['/%2Fevil.example', '/%5cevil.example', '/%252Fevil.example', 'https:evil.example'],
  ...['https://evil.example/toys/1', 'javascript:alert(1)'],
  ...['/\t/evil.example', '\0//evil.example'],
  ...['/toys/..', '/toys/%2e%2e', '/myprofile/..', '/myprofile//evil.example'],
  ...['/MyProfile', '/TOYS/1', '/toys', '/toys/', '/toys/1/more', '/login', '/', '', ' /myprofile'],
];

describe('the page that redirected a visitor', () => {
  test('follows protected pages', () => {
    const profile = { path: '/myprofile' };
    expect(readReturnTarget({ from: '/myprofile' })).toEqual(profile);
    expect(readReturnTarget({ from: '/myprofile/' })).toEqual(profile);
    expect(readReturnTarget({ from: '/toys/7' })).toEqual({
      path: '/toys/7',
      toyId: '7',
    });
  });

  test('keeps the part of a toy’s page that the shop links to, and no other', () => {
    const path = toySafetyPath({ toyId: 'a#b' });
    expect(path).toBe('/toys/a%23b#safety');
    const { pathname: from, hash } = new URL(path, SHOP);
    expect(readReturnTarget({ from, hash })).toEqual({ path, toyId: 'a#b' });
    for (const other of ['', '#main', 'safety', '#safety?x', '//evil.example', 7]) {
      expect(readReturnTarget({ from, hash: other })?.path).toBe('/toys/a%23b');
    }
    expect(readReturnTarget({ from: '/myprofile', hash })?.path).toBe('/myprofile');
  });

  test.each([
    ['/toys/a%2Fb', 'a/b', '/toys/a%2Fb'],
    ['/toys/b%C3%A4r', 'bär', '/toys/b%C3%A4r'],
    ['/toys/100%', '100%', '/toys/100%25'],
    ['/toys/%E0%A4', '%E0%A4', '/toys/%25E0%25A4'],
    ['/toys/..%2f..', '../..', '/toys/..%2F..'],
    ['/toys/\\evil.example', '\\evil.example', '/toys/%5Cevil.example'],
    ['/toys/%0d%0aSet-Cookie:a', '\r\nSet-Cookie:a', '/toys/%0D%0ASet-Cookie%3Aa'],
    [`/toys/${'é'.repeat(10_000)}`, 'é'.repeat(10_000), `/toys/${'%C3%A9'.repeat(10_000)}`],
  ])('%j is a toy, written as the shop writes it', (from, toyId, path) => {
    expect(readReturnTarget({ from })).toEqual({ toyId, path });
  });

  test.each([
    ...[undefined, null, 'text', '/myprofile', 7, {}, [], { from: 7 }, { from: null }],
    ...[{ from: ['/myprofile'] }, { from: { toString: () => '/myprofile' } }, { to: '/myprofile' }],
    ...attacks.map((from) => ({ from })),
  ])('%j is not followed', (state) => {
    expect(readReturnTarget(state)).toBeUndefined();
  });

  test('follows only protected pages of the shop, for any input', () => {
    const pieces = oneof(
      constantFrom('/toys/', '/myprofile', '/', '..', '%2e', '%2F', '%5c', '%', '\\', '%25', '?'),
      hostileAddresses,
    );
    const adversarialStrings = array(pieces, { maxLength: 5 }).map((parts) => parts.join(''));
    const toys = adversarialStrings.map((text) => `/toys/${text.replaceAll('/', '')}`);
    assert(
      property(oneof(hostileAddresses, adversarialStrings, toys), (from) => {
        const target = readReturnTarget({ from });
        if (target === undefined) return;
        // A browser that navigated there would stay in the shop and not change the URL.
        expect(new URL(target.path, `${SHOP}/toys/1`).href).toBe(SHOP + target.path);
        expect(target.path).toMatch(/^\/(?:myprofile|toys\/[^/]+)$/);
      }),
    );
  });

  test('finds every toy by its URL', () => {
    const ids = oneof(string({ unit: 'binary', minLength: 1 }), hostileAddresses).filter(
      (id) => !['', '.', '..'].includes(id) && !/\p{Surrogate}/u.test(id),
    );
    assert(
      property(ids, (toyId) => {
        const path = toyPath({ toyId });
        const { pathname } = new URL(path, SHOP);
        expect(readReturnTarget({ from: pathname })).toEqual({ toyId, path });
      }),
    );
  });
});

const ids = oneof(
  string({ unit: 'binary' }),
  hostileAddresses,
  array(
    constantFrom('.', '/', '%2F', '%2f', '%', '%25', '\\', '?', '#', 'ä', '🧸', '\ud83e', '//'),
  ).map((parts) => parts.join('')),
);

test('leads from the link of every valid id, through browser and router, to its toy', () => {
  const record = {
    ...{ toyName: 'Bear', sellerName: 'Toys', price: 1, rating: 5, availableQuantity: 1 },
    ...{ description: '', pictureURL: '' },
  };
  const routes = [{ path: '/toys/:toyId', caseSensitive: true }, { path: '*' }];
  assert(
    property(ids, (toyId) => {
      const { toys } = parseCatalogue([
        { ...record, toyId: 'accepted' },
        { ...record, toyId },
      ]);
      for (const toy of toys) {
        const { pathname, search, hash } = new URL(toyPath(toy), SHOP);
        expect([pathname, search, hash]).toEqual([toyPath(toy), '', '']);
        expect(canonicalPath(pathname)).toBe(pathname);
        const { state } = createMemoryRouter(routes, { initialEntries: [toyPath(toy)] });
        expect(state.matches.map(({ route }) => route.path)).toEqual(['/toys/:toyId']);
        expect(readToyId(state.location.pathname)).toBe(toy.toyId);
      }
    }),
  );
});

describe('a URL', () => {
  test.each([
    ['/', '/'],
    ['//', '/'],
    ['//home', '/home'],
    ['/home/', '/home'],
    ['/%68ome', '/home'],
    ['/home%2F', '/home%2F'],
    ['/home%5C', '/home%5C'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/alltoy.html/', '/alltoy.html'],
    ['/toys//1/', '/toys/1'],
    ['/toys/1.html', '/toys/1.html'],
    ['/toys/100%', '/toys/100%25'],
    ['/toys/%c3%a4', '/toys/%C3%A4'],
    ['/evil.example//%2F', '/evil.example/%2F'],
  ])('%s is %s', (pathname, canonical) => {
    expect(canonicalPath(pathname)).toBe(canonical);
  });

  test('has one canonical form, which stays in the shop', () => {
    assert(
      property(hostileAddresses, (text) => {
        const { pathname } = new URL(
          `${SHOP}/${text.replace(/^[^/]*:/, '')}`.replace(/[?#].*/s, ''),
        );
        const canonical = canonicalPath(pathname);
        expect(canonicalPath(canonical)).toBe(canonical);
        expect(new URL(canonical, SHOP).href).toBe(SHOP + canonical);
      }),
    );
  });
});
