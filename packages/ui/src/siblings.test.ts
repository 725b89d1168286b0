import { expect, test } from 'vitest';
import { readStylesheet, stylesheets } from '../build/stylesheets.ts';

// With a rule for any element after another one, Chromium recalculates the styles of a whole parent when a child is
// added or removed before others: the whole page for each dialog. `:not(:first-child)` has the same meaning.

const ANY_SIBLING = /[+~]\s*[*:[][^{}]*\{/;

const comments = /\/\*.*?\*\//gs;

test.each(stylesheets('**/*.css'))('%s has no rule for any sibling', (path) => {
  expect(readStylesheet(path).replace(comments, '')).not.toMatch(ANY_SIBLING);
});
