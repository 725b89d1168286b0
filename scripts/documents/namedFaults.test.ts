import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { namedFaults } from '../../packages/app/test/faults/namedFaults.ts';

test.each(namedFaults)('$what: its test exists', ({ file, name }) => {
  expect(readFileSync(file, 'utf8')).toContain(name);
});
