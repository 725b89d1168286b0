import { expect, test } from 'vitest';
import { joinSources, parsePolicy, policyText, withSources } from './policy.ts';

const text = "default-src 'none'; img-src 'self' data:; upgrade-insecure-requests";

test('a policy is read, and written as it was', () => {
  const policy = parsePolicy(text);
  expect(policy.get('img-src')).toEqual(["'self'", 'data:']);
  expect(policyText(policy)).toBe(text);
});

test('a directive that is there twice is refused', () => {
  expect(() => parsePolicy("img-src 'self'; img-src https:")).toThrow('img-src twice');
});

test("what is added stands beside the rest, once, and in place of 'none'", () => {
  const wider = withSources(parsePolicy("frame-src 'none'; img-src 'self'"), {
    'frame-src': ['https://shop.example'],
    'img-src': ["'self'", 'https:'],
    'font-src': ["'self'"],
    'style-src': [],
  });
  expect(policyText(wider)).toBe(
    "frame-src https://shop.example; img-src 'self' https:; font-src 'self'",
  );
});

test('sources of several places become one list a directive', () => {
  const all = [{ 'style-src': ['a', 'b'] }, { 'style-src': ['b', 'c'], 'frame-src': ['d'] }];
  expect(joinSources(all)).toEqual({ 'style-src': ['a', 'b', 'c'], 'frame-src': ['d'] });
});
