import { stripVTControlCharacters, styleText } from 'node:util';
import type { Part } from './parts.ts';

const INTERVAL = 30_000; // ms between two lines

/** Returns how many finished tests a runner's line reports. */
const TESTS_DONE = {
  /** Of a file: `✓ unit packages/app/src/paths.test.ts (12 tests) 40ms`. */
  vitest: (line: string) => Number(/[✓❯×] .*\((\d+) tests?\b/.exec(line)?.[1] ?? 0),
  /** Of a test: `✓  12 [shop] › …`. */
  playwright: (line: string) => (/^\s*[✓✘]\s+\d+ /.test(line) ? 1 : 0),
};

/** Prints every 30 seconds how far a part is. */
export function showProgress(label: string, report: Part['report']) {
  const begin = performance.now();
  const seconds = () => Math.round((performance.now() - begin) / 1000);
  let done = 0;
  const timer = setInterval(() => {
    const line = `${report ? `${done} tests done, ` : ''}${seconds()} s`;
    console.log(`${label} ${styleText('dim', line)}`);
  }, INTERVAL);
  return {
    /** Reads a line that the part's program has printed. */
    addLine: (line: string) => {
      if (report) done += TESTS_DONE[report](stripVTControlCharacters(line));
    },
    /** @returns the seconds that the part took */
    end: () => {
      clearInterval(timer);
      return seconds();
    },
  };
}
