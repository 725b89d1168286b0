import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../command/programs.ts';

const MOCKS = /\bvi\.(?:mock|doMock)\(/;
/** After the tests, in one line or in a block. */
const RESETS = /\bafter(?:All|Each)\(\(\) => (?:\{[^}]*)?vi\.resetModules\(\)/;

const files = globSync(
  '{packages/*/{src,build,page,worker,test},scripts,.storybook}/**/*.test.ts',
  {
    cwd: ROOT,
  },
).map((file) => ({ file, code: readFileSync(join(ROOT, file), 'utf8') }));
const mocking = files.filter(
  ({ file, code }) => MOCKS.test(code) && !file.endsWith('mocks.test.ts'),
);

test('finds the files with mocks', () => {
  expect(mocking.length).toBeGreaterThan(3);
});

test.each(mocking)('$file leaves no module with a mock to the next file', ({ code }) => {
  expect(code).toMatch(RESETS);
});
