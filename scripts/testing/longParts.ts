import { otherBrowsers } from '../../packages/app/e2e/otherBrowsers.ts';
import { build, otherShops, type Part, playwright } from './parts.ts';

/** What e2e tests with the tag @long, and files named *.long.test.ts, run by (playwright.config.ts, vitest.config.ts). */
const LONG = { TOYSTORE_LONG: '1' };

const vitest = (name: string, doing: string, project: string, filter = '', env = {}): Part => ({
  name,
  doing,
  report: 'vitest',
  again: `npx vitest run --project ${project}`,
  command: `vitest run --project ${project} ${filter}`,
  env,
});

const program = (name: string, doing: string, file: string, needs?: string): Part => ({
  name,
  doing,
  again: `node ${file}`,
  command: `node ${file}`,
  ...(needs === undefined ? {} : { needs }),
});

/** The parts of `npm run test:long`: what finds rare things. Only the build is cached. */
export const LONG_PARTS: readonly Part[] = [
  vitest('fuzz', 'trying each property with many cases, others each time', 'unit', 'fuzz', {
    FUZZ_RUNS: '20000',
  }),
  vitest(
    'rare',
    'starting Storybook for an assistant and the Auth emulator for what ends it, and building tokens with Style Dictionary',
    'unit',
    '.long.test.ts',
    LONG,
  ),
  vitest(
    'pseudo',
    'playing all stories in a pseudo language while each text is replaced',
    'pseudo',
  ),
  vitest('arabic', 'rendering all stories in Arabic, from right to left', 'arabic'),
  vitest('sweeps', 'looking at every story in forced colours, dark and light', 'stories', '', {
    VITE_SWEEP_ALL: '1',
  }),
  build,
  playwright({
    name: 'long',
    doing: 'running the e2e tests of endurance, long lists and many cases',
    command: 'playwright test --project=development --project=shop --project=emulator-page',
    env: LONG,
    needs: 'build',
  }),
  ...otherShops({ command: 'playwright test --project=shop', env: LONG }),
  {
    ...program(
      'packed',
      'using the packed Auth emulator in a program, and in the first test of its README',
      'scripts/package-check/check.ts --no-build --emulator',
      'build',
    ),
    report: 'counts',
  },
  program(
    'next',
    'building a Next app with the packed kit and clicking through it',
    'scripts/package-check/next-app.ts',
    'build',
  ),
  vitest('flows', "signing in by each flow of Firebase's SDK, through the proxy", 'flows'),
  program(
    'emulator',
    'measuring the Auth emulator: its start, requests, sign-ups, and eight workers at once',
    'packages/auth-emulator/bench/figures.ts',
  ),
  ...(process.platform === 'linux' && process.arch === 'x64'
    ? [
        program(
          'oldest-node',
          'using the packed Auth emulator on the oldest Node that it names',
          'scripts/package-check/oldest-node.ts',
        ),
      ]
    : []),
  ...otherBrowsers.map((browser) =>
    playwright({
      name: browser,
      doing: `running the e2e tests with the tag @cross-browser in ${browser}`,
      command: `playwright test --project=${browser}`,
      needs: 'build',
    }),
  ),
];
