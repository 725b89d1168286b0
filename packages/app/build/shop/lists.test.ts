import { expect, test } from 'vitest';
import { compileTexts } from './compileTexts.ts';

const english = { locale: 'en-US', name: 'ToyStore' };

test('compiles a label that is a list into a list of texts', async () => {
  const source = compileTexts({ Dialog: { removed: ['Your cart', 'Your {shop} toys'] } }, english);
  const { default: labels } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  expect(labels).toEqual({ Dialog: { removed: ['Your cart', 'Your ToyStore toys'] } });
});
