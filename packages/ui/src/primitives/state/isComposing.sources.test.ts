import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isComposing } from './isComposing.ts';

/** As much of a keyboard event as matters here; Node has none. */
const key = (init: Partial<KeyboardEvent>) =>
  ({ key: 'Enter', keyCode: 13, isComposing: false, ...init }) as KeyboardEvent;

test('a key that composes belongs to the input method', () => {
  expect(isComposing(key({ isComposing: true }))).toBe(true);
  expect(isComposing(key({}))).toBe(false);
});

test('the Enter that ends a composition belongs to the input method in Safari, too', () => {
  expect(isComposing(key({ keyCode: 229 }))).toBe(true);
});

const root = new URL('../../../../../', import.meta.url);

/** Files that react to a key which an input method uses; a list without a text field has no input method. */
const handlers = globSync('packages/*/{src,page}/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.(?:stories|test)\.|TestUtils|\/conformance\//.test(path))
  .map((path) => ({ path, code: readFileSync(new URL(path, root), 'utf8') }))
  .filter(({ code }) => /[kK]ey[dD]own/.test(code) && /'(?:Enter|Escape)'/.test(code));

test('the check finds the handlers', () => {
  expect(handlers.length).toBeGreaterThan(3);
});

test.each(handlers)('$path leaves the keys of an input method alone', ({ code }) => {
  expect(code).toMatch(/\bisComposing\b/);
});
