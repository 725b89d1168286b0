import { stripVTControlCharacters, styleText } from 'node:util';
import type { Part } from './parts.ts';

const INTERVAL = 30_000; // ms between two lines

/** Prints every 30 seconds how far a part has come, to a person and to a log alike. */
export function showProgress(label: string, { expectedSeconds, testsDone }: Part) {
  const begin = performance.now();
  const seconds = () => Math.round((performance.now() - begin) / 1000);
  let done = 0;
  const timer = setInterval(() => {
    const tests = testsDone ? `${done} tests done, ` : '';
    const line = `${tests}${seconds()} s of about ${expectedSeconds} s`;
    console.log(`${label} ${styleText('dim', line)}`);
  }, INTERVAL);
  return {
    /** Reads a line that the part's program has printed. */
    addLine: (line: string) => {
      done += testsDone?.(stripVTControlCharacters(line)) ?? 0;
    },
    /** @returns the seconds that the part took */
    end: () => {
      clearInterval(timer);
      return seconds();
    },
  };
}
