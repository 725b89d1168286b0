import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execa, execaSync } from 'execa';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import packageJson from '../../package.json';
import { ROOT } from '../command/programs.ts';
import { countPart, failedAgain } from './countPart.ts';
import { LONG_PARTS } from './longParts.ts';
import { PARTS, type Part, playwright } from './parts.ts';
import { skippedReport } from './passedStories.ts';
import { showProgress } from './progress.ts';
import { removeResults, reportFile, writeReport } from './reports.ts';
import { chooseParts, isCached, runParts } from './runParts.ts';

const NAME = 'parts-test';
const unit: Part = { name: NAME, doing: 'testing', report: 'vitest', again: 'npm run unit --' };
const e2e = playwright({ name: NAME, doing: 'testing', env: { TOYSTORE_LONG: '1' } });
const BROWSER = {
  description: '',
  pinned: true,
  launchOptions: { executablePath: '', env: {}, args: [] },
};

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

test("counts tests when Vitest's files are done, and prints the number every 30 seconds", () => {
  const progress = showProgress('unit', 'vitest');
  progress.addLine(
    '\u001b[32m ✓\u001b[39m unit packages/app/src/page/paths.test.ts (\u001b[2m12 tests\u001b[22m) 40ms',
  );
  progress.addLine(' ❯ unit packages/app/src/price.test.ts (3 tests | 1 failed) 9ms');
  progress.addLine('   ✓ formats a price 3ms');
  vi.advanceTimersByTime(60_000);
  expect(progress.end()).toBe(60);
  vi.advanceTimersByTime(60_000);
  expect(printed).toHaveLength(2);
  expect(printed[1]).toContain('15 tests done, 60 s');
});

test("counts Playwright's tests when they are done", () => {
  const progress = showProgress('e2e', 'playwright');
  progress.addLine('  ✓   9 [shop] › packages/app/e2e/home.spec.ts:12:1 › Home (1.2s)');
  progress.addLine('  ✘  10 [shop] › packages/app/e2e/home.spec.ts:20:1 › Slider (9.9s)');
  progress.addLine('Running 320 tests using 2 workers');
  vi.advanceTimersByTime(30_000);
  progress.end();
  expect(printed.join()).toContain('2 tests done, 30 s');
});

test('names the command that runs only what failed', () => {
  removeResults(NAME);
  expect(failedAgain(unit)).toBe('npm run unit --');
  const file = (name: string, status: string) => ({ name: join(ROOT, name), status });
  const testResults = [file('packages/a.test.ts', 'passed'), file('packages/b.test.ts', 'failed')];
  mkdirSync(dirname(reportFile(NAME)), { recursive: true });
  writeFileSync(reportFile(NAME), JSON.stringify({ testResults }));
  expect(failedAgain(unit)).toBe('npm run unit -- packages/b.test.ts');
  expect(failedAgain(e2e)).toBe(
    'TOYSTORE_PART=parts-test TOYSTORE_LONG=1 npm run e2e -- --last-failed',
  );
});

test.each(LONG_PARTS.filter(({ env, report }) => env && report))(
  'repeats what failed in the part $name in the same environment',
  ({ again, env = {} }) => {
    for (const variable of Object.entries(env)) expect(again).toContain(`${variable.join('=')} `);
  },
);

test('counts the story files that did not run again, unless the runner failed', () => {
  const report = { numTotalTests: 3, numPassedTests: 3, numFailedTests: 0, testResults: [] };
  removeResults(NAME);
  writeReport(skippedReport(NAME), { passed: 40, failed: 0, skipped: 0 });
  expect(countPart(unit, 1, BROWSER)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  writeFileSync(reportFile(NAME), JSON.stringify(report));
  expect(countPart(unit, 0, BROWSER)).toEqual({ passed: 43, failed: 0, skipped: 0 });
  expect(countPart(unit, 1, BROWSER)).toEqual({ passed: 43, failed: 1, skipped: 0 });
  removeResults(skippedReport(NAME));
});

test('chooses parts by name or group, in their own order', () => {
  const chosen = (...names: string[]) => chooseParts(PARTS, names).map(({ name }) => name);
  expect(chooseParts(PARTS, [])).toBe(PARTS);
  expect(chosen('e2e', 'types')).toEqual(['types', 'e2e']);
  expect(chosen('unit')).toContain('unit-storefront');
  expect(chosen('unit').every((name) => name.startsWith('unit-'))).toBe(true);
  expect(() => chosen('units')).toThrow(/There is no part units\. There are: types, /);
});

test('runs the parts of two lanes side by side, each lane and all other parts in order', async () => {
  vi.useRealTimers();
  const folder = mkdtempSync(join(tmpdir(), 'toystore-lanes-'));
  const program = join(folder, 'part.mjs');
  writeFileSync(
    program,
    `import { existsSync, writeFileSync } from 'node:fs';
    const [, , own, ...others] = process.argv;
    writeFileSync(own, '');
    while (!others.every((other) => existsSync(other))) await new Promise((resolve) => setTimeout(resolve, 20));`,
  );
  const part = (name: string, others: string[], lane?: 1 | 2): Part => ({
    ...{ name: `${NAME}-${name}`, doing: 'testing', again: '' },
    command: ['node', program, ...[name, ...others].map((file) => join(folder, file))].join(' '),
    ...(lane && { lane }),
  });
  const parts = [
    part('first', []),
    part('unit', ['first', 'built'], 1), // waits for a part that comes later
    part('other-unit', ['unit'], 1),
    part('build', [], 2),
    { ...part('built', ['build'], 2), needs: `${NAME}-build` },
    part('last', ['other-unit', 'built']),
  ];
  const results = await runParts(parts, BROWSER);
  expect(results.map(({ name, counts }) => [name, counts.passed])).toEqual(
    parts.map(({ name }) => [name, 1]),
  );
  rmSync(folder, { recursive: true });
}, 60_000);

const scripts: Record<string, string> = packageJson.scripts;
const settings: Record<string, object> = packageJson.wireit;

test.each([...PARTS, ...LONG_PARTS].filter(({ command }) => command === undefined))(
  'the part $name is a Wireit script, with inputs and outputs',
  ({ name }) => {
    expect(scripts[`part:${name}`]).toBe('wireit');
    expect(settings[`part:${name}`]).toMatchObject({
      files: expect.any(Array),
      output: expect.any(Array),
    });
  },
);

test('runs every unit test in a part', () => {
  const commands = Object.values(packageJson.wireit).map((script) =>
    Reflect.get(script, 'command'),
  );
  const filters = commands.flatMap(
    (command) => /^vitest run --project unit (.*)/.exec(`${command}`)?.[1]?.split(' ') ?? [],
  );
  const { stdout } = execaSync('git', ['ls-files', '*.test.ts'], { cwd: ROOT });
  const others =
    /\.long\.test|packages\/app\/test\/built|packages\/auth-emulator\/test\/flows|scripts\/package-check/;
  const left = stdout
    .split('\n')
    .filter((file) => !others.test(file) && !filters.some((filter) => file.includes(filter)));
  expect(filters.length).toBeGreaterThan(10);
  expect(left).toEqual([]);
});

test('recognizes by its output that Wireit did not run a script again', async () => {
  vi.useRealTimers();
  const folder = mkdtempSync(join(tmpdir(), 'toystore-wireit-'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const script = (command: string) => ({ command, files: ['input'], output: [] });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      scripts: { 'part:good': 'wireit', 'part:bad': 'wireit' },
      wireit: { 'part:good': script('echo tested'), 'part:bad': script('exit 1') },
    }),
  );
  const isCachedNow = async (name: string, input: string) => {
    writeFileSync(join(folder, 'input'), input);
    const { all } = await execa('node', ['--run', name], {
      cwd: folder,
      all: true,
      reject: false,
      env: {
        npm_lifecycle_event: undefined,
        npm_package_json: undefined,
        WIREIT_LOGGER: 'simple',
        WIREIT_CACHE: 'local',
      },
    });
    return isCached(name, all);
  };
  expect(await isCachedNow('part:good', 'one')).toBe(false);
  expect(await isCachedNow('part:good', 'one')).toBe(true);
  expect(await isCachedNow('part:good', 'two')).toBe(false);
  expect(await isCachedNow('part:good', 'one')).toBe(true); // restored
  expect(await isCachedNow('part:bad', 'one')).toBe(false);
  expect(await isCachedNow('part:bad', 'one')).toBe(false); // a failure is not cached
  rmSync(folder, { recursive: true });
}, 60_000);
