import type { ErrorReport } from './reports.ts';
import { withoutPersons } from './withoutPersons.ts';

const LONGEST = 2000; // letters

/** What is reported of anything that was thrown. */
export function errorReport(
  thrown: unknown,
  noticed: ErrorReport['noticed'],
  route: string | undefined,
): ErrorReport {
  const { name, message, stack } = thrown instanceof Error ? thrown : new Error(wordsOf(thrown));
  return {
    kind: 'error',
    noticed,
    name,
    message: clean(message),
    ...(thrown instanceof Error && stack ? { stack: clean(stack) } : {}),
    route,
  };
}

function wordsOf(thrown: unknown): string {
  try {
    return String(thrown);
  } catch {
    return 'Something without words was thrown.'; // an object with no way to become a text
  }
}

const clean = (text: string) => withoutPersons(text).slice(0, LONGEST);
