import { expect, test } from 'vitest';
import { readStylesheet, stylesheets } from '../build/stylesheets.ts';

// With a rule for any element after another one, Chromium restyles all that is in an element when a child comes or goes
// before others: the whole page for each dialog. `:not(:first-child)` says the same.

const ANY_SIBLING = /[+~]\s*[*:[][^{}]*\{/;

const comments = /\/\*.*?\*\//gs;

test.each(stylesheets('**/*.css'))('%s has no rule for any sibling', (path) => {
  expect(readStylesheet(path).replace(comments, '')).not.toMatch(ANY_SIBLING);
});
