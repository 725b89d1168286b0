import { reporter } from './reporter.ts';
import type { Report } from './reports.ts';

const LIMIT = 30; // a page; what goes wrong in a loop must not flood whoever listens

let told = 0;

/** Whether anybody listens. */
export const isWatched = reporter !== undefined;

/** Hands a report to the shop's reporter. Without one it does nothing; one that fails disturbs no visitor. */
export function report(what: Report): void {
  if (reporter === undefined || told >= LIMIT) return;
  told += 1;
  try {
    reporter(what);
  } catch (error) {
    console.warn('A report could not be handed on.', error);
  }
}
