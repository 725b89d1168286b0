import { configureGlobal } from 'fast-check';
import { vi } from 'vitest';

/**
 * How often each property is tried, and with which seed. The seed is fixed by default, so that a change does not fail
 * because of unrelated random cases. `FUZZ_RUNS=100000 npm run unit` tries more cases, with another seed each time; a
 * failure prints its seed, and `FUZZ_SEED` reproduces it.
 */
const { FUZZ_RUNS: runs, FUZZ_SEED: seed = runs === undefined ? '20260' : undefined } = process.env;

configureGlobal({
  numRuns: Number(runs ?? 200),
  ...(seed !== undefined && { seed: Number(seed) }),
});
if (runs !== undefined) vi.setConfig({ testTimeout: 600_000 });
