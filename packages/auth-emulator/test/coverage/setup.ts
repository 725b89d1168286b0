import { appendFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, type TestContext } from 'vitest';
import { type NamedTest, readCoverage, shownBy } from './readCoverage.ts';

/*
 * A test that docs/coverage.md names fails if its requests no longer show the operation. With TOYSTORE_COVERAGE=<folder> each
 * test writes what it shows there, for writeCoverage.ts.
 */

const PACKAGE = join(import.meta.dirname, '../..'); // in jsdom `URL` is not Node's
const folder = process.env.TOYSTORE_COVERAGE;
const coverage = readCoverage();

/** Returns a test of this package that has to be recorded. */
function recordedTest({ task }: TestContext): NamedTest | undefined {
  const file = relative(PACKAGE, task.file.filepath).replaceAll('\\', '/');
  const test = { file, title: task.name };
  if (file.startsWith('../')) return undefined;
  return folder !== undefined || shownBy(coverage, test).length > 0 ? test : undefined;
}

beforeEach(async (context) => {
  if (recordedTest(context) === undefined) return;
  const { takeRecorded } = await import('./operationRecorder.ts');
  takeRecorded(); // of earlier tests
});

afterEach(async (context) => {
  const test = recordedTest(context);
  if (test === undefined) return;
  const { takeRecorded } = await import('./operationRecorder.ts');
  const { outcomesOf, unshown } = await import('./outcomes.ts'); // loads the Firebase tools' API
  const recorded = takeRecorded();
  if (folder !== undefined) {
    const run = { ...test, outcomes: outcomesOf(recorded) };
    appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(run)}\n`);
    return;
  }
  const missing = unshown(shownBy(coverage, test), recorded);
  if (missing.length > 0) {
    throw new Error(
      `docs/coverage.md says that this test shows these; update it with \`npm run accept -- tables\`:\n${missing.join('\n')}`,
    );
  }
});
