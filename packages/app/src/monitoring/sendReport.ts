import type { Report } from './report.ts';
import { reporter } from './reporter.ts';

const LIMIT = 30; // a page; an error in a loop must not flood the receiving server

let sent = 0;

/** Hands a report to the shop's reporter. Without one it does nothing; one that throws disturbs no visitor. */
export function sendReport(report: Report): void {
  if (reporter === undefined || sent >= LIMIT) return;
  sent += 1;
  try {
    reporter(report);
  } catch (error) {
    console.warn('A report could not be sent.', error);
  }
}
