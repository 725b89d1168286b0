import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { DEVELOPERS_TOOLS, textOfBuild } from '../../../../scripts/builds/traces.ts';
import { TEST_SHOP } from '../../addresses.ts';

// What a production build may not hold. Of one for a real project: scripts/deploy/deploy.test.ts.

const built = textOfBuild(fileURLToPath(new URL('../../dist/', import.meta.url)));

test('this build talks to the emulator', () => {
  expect(built.includes('http://127.0.0.1:')).toBe(true);
  expect(built.includes(`${TEST_SHOP.ports.auth}`)).toBe(true);
  expect(built.includes('demo-toystore')).toBe(true);
});

test.each(DEVELOPERS_TOOLS)('no "%s" is in it', (trace) => {
  expect(built.includes(trace)).toBe(false);
});
