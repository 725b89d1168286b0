import { otherBrowsers } from '../../packages/app/e2e/otherBrowsers.ts';
import { build, type Part, playwright, vitest } from './parts.ts';

/** Turns on e2e tests tagged @long, and *.long.test.ts (playwright.config.ts, vitest.config.ts). */
const env = { TOYSTORE_LONG: '1' };

/** Uses a package outside of this project. */
const outside = (name: string, doing: string): Part =>
  vitest(name, doing, { project: 'package', filter: `${name}.long`, env, needs: 'build' });

/** The parts of `npm run test:long`: what finds rare things. */
export const LONG_PARTS: readonly Part[] = [
  vitest('fuzz', 'trying each property with many cases, others each time', {
    project: 'unit',
    filter: 'fuzz',
    env: { FUZZ_RUNS: '20000' },
  }),
  vitest('rare', 'running the unit tests that take long', {
    project: 'unit',
    filter: '.long.test.ts',
    env,
  }),
  ...['spielkiste', 'luba'].map((shop) =>
    vitest(
      `stories-${shop}`,
      `rendering all stories in the shop ${shop}, in every size and theme`,
      {
        project: 'stories',
        env: { STORY_SHOP: shop },
      },
    ),
  ),
  build,
  playwright('long', 'running the e2e tests of endurance, long lists and many cases', {
    env,
    needs: 'build',
  }),
  outside('emulatorApp', 'using the packed Auth emulator in the first test of its README'),
  outside('registry', 'publishing the packages to a registry and using them as a stranger does'),
  outside('nextApp', 'building a Next app with the packed kit and clicking through it'),
  vitest('flows', "signing in by each flow of Firebase's SDK, through the proxy"),
  vitest('flows-12', 'the same with version 12 of the SDK', {
    project: 'flows',
    env: { TOYSTORE_FIREBASE: 'firebase-12' },
  }),
  {
    name: 'emulator',
    doing: 'measuring the Auth emulator: its start, requests, sign-ups and snapshots',
    command: 'node packages/auth-emulator/bench/figures.ts',
  },
  ...(process.platform === 'linux' && process.arch === 'x64'
    ? [outside('oldestNode', 'using the packed Auth emulator on the oldest Node that it names')]
    : []),
  ...otherBrowsers.map((browser) =>
    playwright(browser, `running the e2e tests with the tag @cross-browser in ${browser}`, {
      command: `playwright test --project=${browser}`,
      needs: 'build',
    }),
  ),
];
