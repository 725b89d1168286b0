import { expect, test } from 'vitest';
import { joinSources, parsePolicy, policyText, withSources } from './policy.ts';

const text = "default-src 'none'; img-src 'self' data:; upgrade-insecure-requests";

test('parses a policy, and serializes it unchanged', () => {
  const policy = parsePolicy(text);
  expect(policy.get('img-src')).toEqual(["'self'", 'data:']);
  expect(policyText(policy)).toBe(text);
});

test('rejects a duplicate directive', () => {
  expect(() => parsePolicy("img-src 'self'; img-src https:")).toThrow('img-src twice');
});

test("adds sources to the others, once, and replaces 'none'", () => {
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

test('joins sources into one list per directive', () => {
  const all = [{ 'style-src': ['a', 'b'] }, { 'style-src': ['b', 'c'], 'frame-src': ['d'] }];
  expect(joinSources(all)).toEqual({ 'style-src': ['a', 'b', 'c'], 'frame-src': ['d'] });
});
