import { otherBrowsers } from '../../packages/app/e2e/otherBrowsers.ts';
import { build, otherShops, type Part, playwright, shellCommand } from './parts.ts';

/** Turns on e2e tests tagged @long, and *.long.test.ts (playwright.config.ts, vitest.config.ts). */
const LONG = { TOYSTORE_LONG: '1' };

const vitest = (name: string, doing: string, project: string, filter = '', env = {}): Part => ({
  name,
  doing,
  report: 'vitest',
  again: shellCommand(env, `npx vitest run --project ${project}`),
  command: `vitest run --project ${project} ${filter}`,
  env,
});

/** Uses a package outside of this project. */
const outside = (name: string, doing: string, file: string): Part => ({
  ...vitest(name, doing, 'package', file, LONG),
  needs: 'build',
});

const FIGURES = 'node packages/auth-emulator/bench/figures.ts';

const SHARDS = 4;

/** In several processes: if a browser crashes, which is rare but ends its process, only a part of the stories is lost. */
const inShards = (name: string, doing: string, project: string, env = {}): Part[] =>
  Array.from({ length: SHARDS }, (_, index) =>
    vitest(
      `${name}-${index + 1}`,
      `${doing} (${index + 1} of ${SHARDS})`,
      project,
      `--shard=${index + 1}/${SHARDS}`,
      env,
    ),
  );

/** The parts of `npm run test:long`. Only the build is cached. */
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
    'pseudo-all',
    'playing all stories in a pseudo language while each text is replaced',
    'pseudo',
  ),
  vitest(
    'barriers',
    'looking for the 142 barriers of an audit of accessibility tools',
    'stories',
    '.long.stories',
    LONG,
  ),
  ...inShards(
    'matrix',
    'rendering all stories in each shop, theme and viewport, from right to left in Arabic',
    'matrix',
  ),
  ...inShards('sweeps', 'looking at the stories in forced colours, dark and light', 'stories', {
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
  outside(
    'packed',
    'using the packed Auth emulator in a program, and in the first test of its README',
    'emulatorApp.long',
  ),
  outside(
    'registry',
    'publishing the packages to a registry on this machine and using them as a stranger does',
    'registry.long',
  ),
  outside(
    'next',
    'building a Next app with the packed kit and clicking through it',
    'nextApp.long',
  ),
  vitest('flows', "signing in by each flow of Firebase's SDK, through the proxy", 'flows'),
  {
    name: 'emulator',
    doing: 'measuring the Auth emulator: its start, requests, sign-ups, and eight workers at once',
    again: FIGURES,
    command: FIGURES,
  },
  ...(process.platform === 'linux' && process.arch === 'x64'
    ? [
        outside(
          'oldest-node',
          'using the packed Auth emulator on the oldest Node that it names',
          'oldestNode.long',
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
