import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ROOT } from '../command/programs.ts';
import { LONG_PARTS } from './longParts.ts';
import { type Part, partsOf, playwright, vitest } from './parts.ts';
import { removeResults, reportFile } from './reports.ts';
import { chooseParts, failedAgain, runParts } from './runParts.ts';

const NAME = 'parts-test';

let printed: string[] = [];
beforeEach(() => {
  printed = [];
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockImplementation((line) => printed.push(line));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  removeResults(NAME);
});

test('names the command that runs only what failed, in the same environment', () => {
  const file = (name: string, status: string) => ({ name: join(ROOT, name), status });
  const testResults = [file('packages/a.test.ts', 'passed'), file('packages/b.test.ts', 'failed')];
  mkdirSync(dirname(reportFile(NAME)), { recursive: true });
  writeFileSync(reportFile(NAME), JSON.stringify({ testResults }));
  const env = { STORY_SHOP: 'luba' };
  expect(failedAgain(vitest(NAME, '', { project: 'stories', filter: 'packages/app', env }))).toBe(
    'STORY_SHOP=luba npx vitest run --project stories packages/b.test.ts',
  );
  expect(failedAgain(playwright(NAME, '', { env: { SHOP: 'luba' } }))).toBe(
    'SHOP=luba TOYSTORE_PART=parts-test npm run e2e -- --last-failed',
  );
});

test('chooses parts by name, in their own order', () => {
  const parts = partsOf({ all: true });
  const chosen = (...names: string[]) => chooseParts(parts, names).map(({ name }) => name);
  expect(chooseParts(parts, [])).toBe(parts);
  expect(chosen('e2e', 'types')).toEqual(['types', 'e2e']);
  expect(() => chosen('units')).toThrow(/There is no part units\. There are: types, /);
});

test('needs only parts that run before', () => {
  for (const parts of [partsOf({ all: false }), partsOf({ all: true }), LONG_PARTS]) {
    const names = parts.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, needs } of parts.filter((part) => part.needs)) {
      expect(names.slice(0, names.indexOf(name))).toContain(needs);
    }
  }
});

test('runs two lanes side by side, all else in order, and no part whose needed part has not passed', async () => {
  vi.useRealTimers();
  const folder = mkdtempSync(join(tmpdir(), 'toystore-lanes-'));
  const program = join(folder, 'part.mjs');
  writeFileSync(
    program,
    `import { existsSync, writeFileSync } from 'node:fs';
    import { setTimeout } from 'node:timers/promises';
    const [, , own, ...others] = process.argv;
    writeFileSync(own, '');
    while (!others.every((other) => existsSync(other))) await setTimeout(20);
    if (own.endsWith('bad-build')) await setTimeout(500).then(() => process.exit(1));`,
  );
  const part = (name: string, others: string[], lane?: 1 | 2): Part => ({
    ...{ name: `${NAME}-${name}`, doing: 'testing' },
    command: ['node', program, ...[name, ...others].map((file) => join(folder, file))].join(' '),
    ...(lane && { lane }),
  });
  const parts = [
    part('first', []),
    part('unit', ['first', 'bad-build'], 1), // waits for a part that comes later
    part('bad-build', ['other-unit'], 2),
    part('other-unit', ['unit'], 1),
    { ...part('needs-it', [], 1), needs: `${NAME}-bad-build` },
    { ...part('needs-that', [], 1), needs: `${NAME}-needs-it` },
    part('last', ['other-unit', 'bad-build']),
  ];
  const results = await runParts(parts);
  expect(results.map(({ name, counts }) => [name, counts.passed])).toEqual(
    parts.map(({ name }) => [name, /bad|needs/.test(name) ? 0 : 1]),
  );
  rmSync(folder, { recursive: true });
}, 60_000);
