/*
 * `writeCoverage.ts [<file> …]`, part of `npm run accept -- tables`: runs this package's tests, or some of its test files, records
 * which operations each test shows, and writes the result for docs/coverage.md.
 */

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../../../scripts/command/command.ts';
import { mustRun } from '../../../../scripts/command/programs.ts';
import { toolsVersion } from './apiOperations.ts';
import { chooseTests, type TestRun } from './outcomes.ts';
import { coveragePage, PAGE_FILE } from './page.ts';
import { COVERAGE_FILE } from './readCoverage.ts';

const PACKAGE = new URL('../../', import.meta.url);

/** A title with values in it is not in the source, so a reader would not find the test. */
const isInSource = ({ file, title }: TestRun) =>
  readFileSync(new URL(file, PACKAGE), 'utf8').includes(title);

await runCommand(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'toystore-coverage-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const named = process.argv.slice(2);
  const files = named.length > 0 ? named : ['packages/auth-emulator/'];
  await mustRun('Vitest', 'vitest', ['run', '--project', 'unit', ...files], {
    TOYSTORE_COVERAGE: folder,
  });
  const runs: TestRun[] = readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  );
  const coverage = chooseTests(runs.filter(isInSource));
  writeFileSync(COVERAGE_FILE, `${JSON.stringify(coverage, null, 2)}\n`);
  writeFileSync(PAGE_FILE, coveragePage(coverage, toolsVersion));
  return 0;
});
