import { configureGlobal } from 'fast-check';
import { vi } from 'vitest';

/** How often each property is tried; `FUZZ_RUNS=100000 npm run unit` looks much longer than usual. */
const runs = process.env.FUZZ_RUNS;

configureGlobal({ numRuns: Number(runs ?? 500) });
if (runs !== undefined) vi.setConfig({ testTimeout: 600_000 });
