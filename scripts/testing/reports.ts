import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../command/programs.ts';

/** The part of `npm test` that started this process; undefined if it was started by hand. */
export const runningPart = process.env.TOYSTORE_PART;

/** Returns the path of a part's JSON report. */
export const reportFile = (part: string) => join(ROOT, '.cache/reports', `${part}.json`);

/** Returns the folder for screenshots, DOM and traces of a part's failed tests. */
export const failuresFolder = (part: string) => join(ROOT, 'test-results', part);

/** Removes the results of a part's last run, so that they cannot be mistaken for new ones. */
export function removeResults(part: string): void {
  rmSync(reportFile(part), { force: true });
  rmSync(failuresFolder(part), { recursive: true, force: true });
}

/** Reads a part's report; undefined if it is missing or incomplete. */
export function readReport<Report, Result>(
  part: string,
  read: (report: Report) => Result,
): Result | undefined {
  try {
    return read(JSON.parse(readFileSync(reportFile(part), 'utf8')));
  } catch {
    return undefined;
  }
}

interface ResultsByFile {
  testResults: { name: string; status: string }[];
}

/** Returns the files of Vitest's report with a failed test; empty if there is no report. */
export const failedFiles = (part: string): string[] =>
  readReport(part, ({ testResults }: ResultsByFile) =>
    testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name }) => relative(ROOT, name).replaceAll('\\', '/')),
  ) ?? [];
