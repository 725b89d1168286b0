import { expect, test } from 'vitest';
import { inlineSizes } from './inlineSizes.mjs';

test('inline styles and scripts count', () => {
  const { styles, scripts } = inlineSizes(
    '<style>a{color:red}</style><script type="module">go()</script>',
  );
  expect(styles).toBeGreaterThan(10);
  expect(scripts).toBeGreaterThan(3);
});

test('external scripts and data do not', () => {
  expect(
    inlineSizes('<script src="/a.js"></script><script type="application/json">{"a":1}</script>'),
  ).toEqual({ styles: 0, scripts: 0 });
});
