import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { DEVELOPERS_TOOLS, textOfBuild } from '../../../../scripts/builds/traces.ts';
import { TEST_SHOP } from '../../addresses.ts';

// Code and texts that a production build must not contain. For a build of a real project see scripts/deploy/deploy.program.test.ts.

const built = textOfBuild(fileURLToPath(new URL('../../dist/', import.meta.url)));

test('uses the emulator in this build', () => {
  expect(built.includes('http://127.0.0.1:')).toBe(true);
  expect(built.includes(`${TEST_SHOP.ports.auth}`)).toBe(true);
  expect(built.includes('demo-toystore')).toBe(true);
});

test.each(DEVELOPERS_TOOLS)('does not contain "%s"', (trace) => {
  expect(built.includes(trace)).toBe(false);
});
