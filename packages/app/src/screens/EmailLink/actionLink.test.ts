import { assert, constantFrom, oneof, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileAddresses } from '../../../../ui/test/hostileAddresses.ts';
import { readContinuePath, readLinkState } from './actionLink.ts';

const SHOP = 'http://shop.example';

describe('the page after an email’s link', () => {
  const continued = (target: string) =>
    readContinuePath(`?${new URLSearchParams({ continueUrl: target })}`, SHOP);

  test.each([
    [SHOP, '/'],
    [`${SHOP}/home`, '/home'],
    [`${SHOP}/alltoy?q=1#7`, '/alltoy'],
    [`${SHOP}/register/`, '/register'],
    [`${SHOP}/Register`, undefined],
    [`${SHOP}/toys/7`, '/toys/7'],
    [`${SHOP}:80/toys/bär`, '/toys/b%C3%A4r'],
    [`${SHOP}/toys/..%2f..`, '/toys/..%2F..'],
    [`${SHOP}/toys/%E0%A4`, '/toys/%25E0%25A4'],
    ['HTTP://user:pass@SHOP.example/login', '/login'],
  ])('%s leads to %s', (target, path) => {
    expect(continued(target)).toBe(path);
  });

  test.each([
    ...['https://shop.example/home', 'http://shop.example:8080/home', 'http://evil.example/home'],
    ...['http://shop.example@evil.example/home', 'http://evil.example\\@shop.example/home'],
    ...[
      `${SHOP}/nowhere`,
      `${SHOP}//evil.example`,
      `${SHOP}/\\evil.example`,
      `${SHOP}/auth/action`,
    ],
    ...[`blob:${SHOP}/home`, '/home', '//evil.example', '', 'http://[', 'javascript:alert(1)'],
  ])('%j leads nowhere', (target) => {
    expect(continued(target)).toBeUndefined();
  });

  test('reads the first value, if there is one', () => {
    expect(readContinuePath(`?continueUrl=${SHOP}/home&continueUrl=${SHOP}/login`, SHOP)).toBe(
      '/home',
    );
    expect(readContinuePath('?mode=verifyEmail', SHOP)).toBeUndefined();
    expect(readContinuePath('', SHOP)).toBeUndefined();
  });

  test('never accepts a page with an opaque origin as a page of the shop', () => {
    expect(readContinuePath('?continueUrl=data:/home', 'null')).toBeUndefined();
  });

  test('follows only pages of the shop, for any input', () => {
    const targets = oneof(
      hostileAddresses,
      tuple(
        constantFrom(SHOP, `${SHOP}/`, `${SHOP}/toys/`, '//shop.example/'),
        hostileAddresses,
      ).map((parts) => parts.join('')),
    );
    assert(
      property(targets, (target) => {
        const path = continued(target);
        if (path === undefined) return;
        expect(new URL(path, SHOP).href).toBe(SHOP + path);
        expect(path).toMatch(/^\/(?:home|alltoy|login|register|myprofile|toys\/[^/]+)?$/);
      }),
    );
  });
});

test('reads any state of a history entry', () => {
  const link = '?mode=verifyEmail&oobCode=1';
  expect(readLinkState({ link })).toEqual({ link });
  const applied = { link: '?lang=en', applied: 'recoverEmail', email: 'a@b.example' };
  expect(readLinkState(applied)).toEqual(applied);
  for (const state of [null, undefined, 'link', 1, [], { link: 1, applied: 'no', email: {} }]) {
    expect(readLinkState(state)).toEqual({});
  }
  expect(readLinkState({ applied: 'resetPassword' })).toEqual({});
  expect(readLinkState({ applied: ['verifyEmail'] })).toEqual({});
});
