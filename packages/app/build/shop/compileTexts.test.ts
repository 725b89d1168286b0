import { expect, test } from 'vitest';
import { compileTexts } from './compileTexts.ts';

test('keeps a list of texts', () => {
  const labels = { DeleteAccountDialog: { removed: ['Your profile', 'Your {shop} cart'] } };
  expect(compileTexts(labels, { locale: 'en-US', name: 'ToyStore' })).toBe(
    'export default { DeleteAccountDialog: { removed: ["Your profile", "Your ToyStore cart"] } };',
  );
});
