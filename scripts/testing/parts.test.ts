import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ROOT } from '../command/programs.ts';
import { PARTS, playwrightPart, vitestPart } from './parts.ts';
import { showProgress } from './progress.ts';
import { removeReport, reportFile } from './reports.ts';
import { chooseParts } from './runParts.ts';

const NAME = 'parts-test';
const unit = vitestPart({ name: NAME, project: 'unit', doing: 'testing', expectedSeconds: 60 });
const e2e = playwrightPart({
  name: NAME,
  projects: ['shop'],
  doing: 'testing',
  expectedSeconds: 60,
  env: { TOYSTORE_LONG: '1' },
});

let printed: string[] = [];
beforeEach(() => {
  printed = [];
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockImplementation((line) => printed.push(line));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  removeReport(NAME);
});

test("tests are counted as Vitest's files are done, and said every 30 seconds", () => {
  const progress = showProgress('unit', unit);
  progress.addLine(
    '\u001b[32m ✓\u001b[39m unit packages/app/src/page/paths.test.ts (\u001b[2m12 tests\u001b[22m) 40ms',
  );
  progress.addLine(' ❯ unit packages/app/src/price.test.ts (3 tests | 1 failed) 9ms');
  progress.addLine('   ✓ formats a price 3ms');
  vi.advanceTimersByTime(60_000);
  expect(progress.end()).toBe(60);
  vi.advanceTimersByTime(60_000);
  expect(printed).toHaveLength(2);
  expect(printed[1]).toContain('15 tests done, 60 s of about 60 s');
});

test("tests are counted as Playwright's are done", () => {
  const progress = showProgress('e2e', e2e);
  progress.addLine('  ✓   9 [shop] › packages/app/e2e/home.spec.ts:12:1 › Home (1.2s)');
  progress.addLine('  ✘  10 [shop] › packages/app/e2e/home.spec.ts:20:1 › Slider (9.9s)');
  progress.addLine('Running 320 tests using 2 workers');
  vi.advanceTimersByTime(30_000);
  progress.end();
  expect(printed.join()).toContain('2 tests done, 30 s of about 60 s');
});

test('what failed is run alone by the files of the report, or by its own memory', () => {
  removeReport(NAME);
  expect(unit.rerun()).toBe('npm run unit --');
  const file = (name: string, status: string) => ({ name: join(ROOT, name), status });
  const testResults = [file('packages/a.test.ts', 'passed'), file('packages/b.test.ts', 'failed')];
  writeFileSync(reportFile(NAME), JSON.stringify({ testResults }));
  expect(unit.rerun()).toBe('npm run unit -- packages/b.test.ts');
  expect(e2e.rerun()).toBe('TOYSTORE_LONG=1 npm run e2e -- --last-failed');
});

test('parts are chosen by name, in their own order', () => {
  expect(chooseParts(PARTS, [])).toBe(PARTS);
  expect(chooseParts(PARTS, ['e2e', 'types']).map(({ name }) => name)).toEqual(['types', 'e2e']);
  expect(() => chooseParts(PARTS, ['units'])).toThrow(
    /There is no part units\. There are: types, /,
  );
});
