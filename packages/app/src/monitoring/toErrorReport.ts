import { redact } from './redact.ts';
import type { ErrorReport } from './report.ts';

const MAX_LENGTH = 2000; // characters

/** The report of anything that was thrown. */
export function toErrorReport(
  thrown: unknown,
  noticed: ErrorReport['noticed'],
  route: string | undefined,
): ErrorReport {
  const { name, message, stack } = thrown instanceof Error ? thrown : new Error(messageOf(thrown));
  return {
    kind: 'error',
    noticed,
    name,
    message: clean(message),
    ...(thrown instanceof Error && stack ? { stack: clean(stack) } : {}),
    route,
  };
}

function messageOf(thrown: unknown): string {
  try {
    return String(thrown);
  } catch {
    return 'Something without a message was thrown.'; // an object that cannot become a string
  }
}

const clean = (text: string) => redact(text).slice(0, MAX_LENGTH);
