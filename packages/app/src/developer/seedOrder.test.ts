import { expect, test } from 'vitest';
import { bySeed } from './seedOrder.ts';

test('sorts seeded accounts first, in their order in the file, then the newest', () => {
  const accounts = [
    { localId: 'older', createdAt: '1' },
    { localId: 'demo-google' },
    { localId: 'newer', createdAt: '2' },
    { localId: 'demo-shopper' },
  ];
  const ids = accounts.sort(bySeed).map(({ localId }) => localId);
  expect(ids).toEqual(['demo-shopper', 'demo-google', 'newer', 'older']);
});
