import { assert, property } from 'fast-check';
import { expect, test, vi } from 'vitest';
import { hostileAddresses } from '../../../test/hostileAddresses.ts';
import { safePictureUrl } from './safePictureUrl.ts';

test.each([
  'https://shop.example/a.png',
  'HTTPS://shop.example/a.png',
  '//elsewhere.example/a.png',
  '/pictures/a.avif',
  'a.avif',
])('lets %s through', (url) => {
  expect(safePictureUrl(url)).toBe(url);
});

test.each([
  '',
  'javascript:alert(1)',
  '\0javascript:alert(1)',
  '\u00a0javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript\r:alert(1)',
  'data:image/svg+xml,<svg/>',
  'blob:https://shop.example/1',
  'ftp://shop.example/a.png',
  'https:',
  'https://',
  'https://user:pass@shop.example/a.png',
  '//user@shop.example/a.png',
  '\u200B',
  ' \u2060\u00AD',
  '//[',
  '/\\',
])('refuses %j', (url) => {
  expect(safePictureUrl(url)).toBeUndefined();
});

test('warns once of an address that the shop may have meant', () => {
  vi.resetModules();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return import('./safePictureUrl.ts').then((fresh) => {
    fresh.safePictureUrl('javascript:alert(1)');
    expect(warn).not.toHaveBeenCalled();
    fresh.safePictureUrl('data:image/png;base64,iVBORw0KGgo=');
    fresh.safePictureUrl('blob:https://shop.example/1');
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toContain('data:image/png');
  });
});

// React writes it as an attribute's value: an entity stays plain letters.
test('an entity is no scheme', () => {
  expect(safePictureUrl('&#106;avascript&colon;alert(1)')).toBe('&#106;avascript&colon;alert(1)');
  expect(safePictureUrl('&#106;avascript:alert(1)')).toBe('&#106;avascript:alert(1)');
});

test.each(['http://shop.example', 'https://shop.example/toys/1'])(
  'for any text, only http and https are loaded on %s',
  (page) => {
    assert(
      property(hostileAddresses, (text) => {
        const url = safePictureUrl(text);
        if (url === undefined) return;
        expect(text).toContain(url);
        const { protocol, username, password } = new URL(url, page);
        expect(protocol).toMatch(/^https?:$/);
        expect(username + password).toBe('');
      }),
    );
  },
);
