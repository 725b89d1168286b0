import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groupOf, parseTokens } from './tokens.ts';

const stylesheet = `
/* Before */
:root {
  color-scheme: light dark;

  /* Paper
     and ink */
  --ts-background: light-dark(#fff8f0, #1d1731);
  --ts-shadow-1:
    0 1px 2px var(--near),
    0 6px 16px var(--far);

  /* Shape */
  --ts-scallop-frame: url("data:image/svg+xml,%3Csvg%3E");
}

@media (forced-colors: active) {
  :root {
    --ts-background: Canvas;
  }
}
`;

test('reads tokens with value, group and comment, from the first rule only', () => {
  expect(parseTokens(stylesheet, ':root')).toEqual([
    {
      name: '--ts-background',
      value: 'light-dark(#fff8f0, #1d1731)',
      group: 'colour',
      family: 'Paper and ink',
    },
    {
      name: '--ts-shadow-1',
      value: '0 1px 2px var(--near),\n    0 6px 16px var(--far)',
      group: 'shadow',
      family: 'Paper and ink',
    },
    {
      name: '--ts-scallop-frame',
      value: 'url("data:image/svg+xml,%3Csvg%3E")',
      group: 'shape',
      family: 'Shape',
    },
  ]);
});

test('prefers the name to the value', () => {
  expect(groupOf('--ts-focus', '#fff')).toBe('colour');
  expect(groupOf('--ts-focus-width', '3px')).toBe('radius');
  expect(groupOf('--ts-text-md', '1rem')).toBe('type');
  expect(groupOf('--ts-target', '48px')).toBe('space');
  expect(groupOf('--ts-spin', '3s')).toBe('motion');
  expect(groupOf('--ts-patience', 'endless')).toBeUndefined();
});

test('every token of the kit is shown on a page', () => {
  const source = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');
  const tokens = parseTokens(source, ':root');
  expect(tokens.length).toBeGreaterThan(100);
  expect(tokens.filter(({ group }) => group === undefined)).toEqual([]);
});
