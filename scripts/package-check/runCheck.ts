import { styleText } from 'node:util';

/** The number of checks by result. */
export const counts = { passed: 0, failed: 0, skipped: 0 };

/** Runs one check and prints its line; a rejection fails it. */
export async function check(name: string, run: () => unknown): Promise<void> {
  try {
    await run();
    counts.passed++;
    console.log(`${styleText('green', '✓')} ${name}`);
  } catch (error) {
    counts.failed++;
    const reason = error instanceof Error ? error.message : String(error);
    console.log(`${styleText('red', '✗')} ${name}\n  ${reason.trim().replaceAll('\n', '\n  ')}`);
  }
}

export function expectNone(problems: string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

export function expectSame(actual: unknown, expected: unknown): void {
  if (actual !== expected) throw new Error(`is ${actual}, not ${expected}`);
}
