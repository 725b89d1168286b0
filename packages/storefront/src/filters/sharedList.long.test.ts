import { test } from 'vitest';
import { expectHarmlessLinks } from '../../test/expectHarmlessLinks.ts';

test('leads nowhere else and does not fail in 10,000 hostile links', () => {
  expectHarmlessLinks(10_000);
}, 180_000);
