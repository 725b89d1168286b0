import { expect, test } from 'vitest';
import { usedStyles } from './usedStyles.ts';

const css = 'a{color:red}.used,.other{color:tan}.used .other{color:blue}.other:hover{color:red}';

test('removes rules for classes that the page does not have', () => {
  expect(usedStyles(css, '<p class="used big">')).toBe('a{color:red}.used,.other{color:tan}');
  expect(usedStyles(css, '<p>')).toBe('a{color:red}');
});

test('removes them from media queries, too', () => {
  const wide = '@media (width>1px){.used{color:red}.other{color:tan}}';
  expect(usedStyles(wide, '<p class="used">')).toBe('@media (width>1px){.used{color:red}}');
});
