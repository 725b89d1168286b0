import { type ApiOperation, apiOperations, keyOf, requestedOperation } from './apiOperations.ts';
import type { Recorded } from './operationRecorder.ts';
import type { CoveredOperation, NamedTest } from './readCoverage.ts';

/** The outcomes that a test can show. Any other status shows nothing. */
export type Outcome = 'succeeds' | 'is not implemented';

/** A test with the outcomes that it showed in a run, by the key of the operation. */
export interface TestRun extends NamedTest {
  outcomes: Record<string, Outcome>;
}

/** Returns what requests show of each operation. A success outweighs a 501. */
export function outcomesOf(recorded: Recorded[]): Record<string, Outcome> {
  const outcomes: Record<string, Outcome> = {};
  for (const { method, url, status } of recorded) {
    const key = requestedOperation(method, url);
    if (key === undefined) continue;
    if (status >= 200 && status < 400) outcomes[key] = 'succeeds';
    else if (status === 501) outcomes[key] ??= 'is not implemented';
  }
  return outcomes;
}

/** Returns the operations that a test should show and that its requests do not contain. */
export function unshown(claimed: CoveredOperation[], recorded: Recorded[]): string[] {
  const outcomes = outcomesOf(recorded);
  return claimed
    .filter((one) => outcomes[keyOf(one)] !== (one.here ? 'succeeds' : 'is not implemented'))
    .map(keyOf);
}

/** Tests that use many operations of the API only once, for those that no other test shows. */
const isGeneral = ({ file }: TestRun) => file.startsWith('src/api/');

/**
 * Chooses the test that shows each operation: a feature's test before a general one, then by file and title.
 * @throws {Error} if an operation has none
 */
export function chooseTests(runs: TestRun[]): CoveredOperation[] {
  const sorted = runs.toSorted(
    (a, b) =>
      Number(isGeneral(a)) - Number(isGeneral(b)) ||
      compare(a.file, b.file) ||
      compare(a.title, b.title),
  );
  const find = (operation: ApiOperation, outcome: Outcome) =>
    sorted.find(({ outcomes }) => outcomes[keyOf(operation)] === outcome);
  const untested: string[] = [];
  const rows = apiOperations().flatMap((operation) => {
    const success = find(operation, 'succeeds');
    const run = success ?? find(operation, 'is not implemented');
    if (run === undefined) untested.push(keyOf(operation));
    if (run === undefined) return [];
    return {
      ...operation,
      here: success !== undefined,
      test: { file: run.file, title: run.title },
    };
  });
  if (untested.length > 0) throw new Error(`No test shows these:\n${untested.join('\n')}`);
  return rows;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
