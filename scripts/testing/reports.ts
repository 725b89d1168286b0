import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../command/programs.ts';
import type { Counts } from './counts.ts';

/** The file for the JSON report of a part's test runner. */
export const reportFile = (name: string) => join(ROOT, '.cache/reports', `${name}.json`);

/** An old report must not pass for a new one. */
export function removeReport(name: string): void {
  mkdirSync(dirname(reportFile(name)), { recursive: true });
  rmSync(reportFile(name), { force: true });
}

/** Counts by a part's report; undefined where there is none, or half of one. */
export function readReport<Report>(
  name: string,
  countsIn: (report: Report) => Counts,
): Counts | undefined {
  try {
    return countsIn(JSON.parse(readFileSync(reportFile(name), 'utf8')));
  } catch {
    return undefined;
  }
}

/** The files of Vitest's report in which something failed; none where there is no report. */
export function failedFiles(name: string): string[] {
  try {
    const { testResults }: { testResults: { name: string; status: string }[] } = JSON.parse(
      readFileSync(reportFile(name), 'utf8'),
    );
    return testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name: file }) => relative(ROOT, file).replaceAll('\\', '/'));
  } catch {
    return [];
  }
}
