import { storedScreenshots } from '../../.storybook/screenshots/stored.ts';
import type { TestBrowser } from '../browser/findBrowser.ts';
import { ROOT } from '../command/programs.ts';
import { type Counts, oneCheck, playwrightCounts, settle, vitestCounts } from './counts.ts';
import type { Part } from './parts.ts';
import { skippedReport } from './passedStories.ts';
import { failedFiles, readReport } from './reports.ts';

/** Returns how many tests of a part were skipped because they passed before (`passedStories.ts`). */
export const unchangedTests = (part: string): number =>
  readReport(skippedReport(part), ({ passed }: Counts) => passed) ?? 0;

function reportedCounts({ name, report }: Part): Counts | undefined {
  if (report === 'playwright') return readReport(name, playwrightCounts);
  const ran = readReport(name, vitestCounts);
  return ran && { ...ran, passed: ran.passed + unchangedTests(name) };
}

/** Counts the tests of a part. A browser with other screenshots counts those of the stories as skipped. */
export function countPart(part: Part, exitCode: number, { pinned }: TestBrowser): Counts {
  if (part.report === undefined) return oneCheck(exitCode);
  const counts = settle(reportedCounts(part), exitCode);
  const skipped = part.name === 'stories' && !pinned ? storedScreenshots(ROOT).length : 0;
  return { ...counts, skipped: counts.skipped + skipped };
}

/** Returns the command that runs only what failed. */
export const failedAgain = ({ name, report, again }: Part): string =>
  [again, ...(report === 'vitest' ? failedFiles(name) : [])].join(' ');
