import { expect, test } from 'vitest';
import { neededStyles } from './neededStyles.mjs';

const css = 'a{color:red}.used,.other{color:tan}.used .other{color:blue}.other:hover{color:red}';

test('rules of classes that no page has are left out', () => {
  expect(neededStyles(css, ['<p class="used big">'])).toBe('a{color:red}.used,.other{color:tan}');
  expect(neededStyles(css, ['<p>'])).toBe('a{color:red}');
});

test('within conditions, too', () => {
  const wide = '@media (width>1px){.used{color:red}.other{color:tan}}';
  expect(neededStyles(wide, ['<p class="used">'])).toBe('@media (width>1px){.used{color:red}}');
});
