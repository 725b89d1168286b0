import { expect, test } from 'vitest';
import { compileTexts } from './compileTexts.ts';

test('a list of texts stays a list', () => {
  const labels = { DeleteAccountDialog: { removed: ['Your profile', 'Your {shop} cart'] } };
  expect(compileTexts(labels, { locale: 'en-US', name: 'ToyStore' })).toBe(
    'export default { DeleteAccountDialog: { removed: ["Your profile", "Your ToyStore cart"] } };',
  );
});
