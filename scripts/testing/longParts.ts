import { otherBrowsers } from '../../packages/app/e2e/otherBrowsers.ts';
import { oneCheck } from './counts.ts';
import { build, type Part, playwrightPart, vitestPart } from './parts.ts';

/** What the e2e tests with the tag @long read (playwright.config.ts). */
const LONG = { TOYSTORE_LONG: '1' };

/** The parts of `npm run test:long`: what finds rare things. */
export const LONG_PARTS: readonly Part[] = [
  vitestPart({
    name: 'fuzz',
    project: 'unit',
    filters: ['fuzz'],
    doing: 'trying each property with many cases, others each time',
    expectedSeconds: 120,
    env: { FUZZ_RUNS: '20000' },
  }),
  build,
  playwrightPart({
    name: 'long',
    doing: 'running the e2e tests of endurance, long lists and many cases',
    expectedSeconds: 240,
    env: LONG,
    projects: ['development', 'shop'],
    needs: 'build',
  }),
  {
    name: 'next',
    doing: 'building a Next app with the packed kit and clicking through it',
    expectedSeconds: 90,
    command: ['node', 'scripts/package-check/next-app.ts'],
    count: ({ exitCode }) => oneCheck(exitCode),
    rerun: () => 'node scripts/package-check/next-app.ts',
    needs: 'build',
  },
  ...otherBrowsers.map((browser) =>
    playwrightPart({
      name: browser,
      doing: `running the e2e tests with the tag @cross-browser in ${browser}`,
      expectedSeconds: 120,
      projects: [browser],
      needs: 'build',
    }),
  ),
];
