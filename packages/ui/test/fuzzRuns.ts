import { configureGlobal } from 'fast-check';
import { vi } from 'vitest';

/**
 * How often each property is tried, and from which seed: always the same cases by default, so that nobody is failed by
 * another one's change. `FUZZ_RUNS=100000 npm run unit` looks much longer, at other cases each time; a failure names
 * its seed, and `FUZZ_SEED` brings it back.
 */
const { FUZZ_RUNS: runs, FUZZ_SEED: seed = runs === undefined ? '20260' : undefined } = process.env;

configureGlobal({
  numRuns: Number(runs ?? 500),
  ...(seed !== undefined && { seed: Number(seed) }),
});
if (runs !== undefined) vi.setConfig({ testTimeout: 600_000 });
