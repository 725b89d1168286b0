import type { Report } from './report.ts';
import { reporter } from './reporter.ts';

const LIMIT = 30; // per page; an error in a loop must not flood the server

let sent = 0;

/** Passes a report to the shop's reporter, if there is one. A reporter that throws only causes a warning. */
export function sendReport(report: Report): void {
  if (reporter === undefined || sent >= LIMIT) return;
  sent += 1;
  try {
    reporter(report);
  } catch (error) {
    console.warn('A report could not be sent.', error);
  }
}
