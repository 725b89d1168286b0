import { otherBrowsers } from '../../packages/app/e2e/otherBrowsers.ts';
import { oneCheck, printedCounts, settle } from './counts.ts';
import { build, otherShops, type Part, playwrightPart, vitestPart } from './parts.ts';

/** What e2e tests with the tag @long, and files named *.long.test.ts, run by (playwright.config.ts, vitest.config.ts). */
const LONG = { TOYSTORE_LONG: '1' };

const EMULATOR_FIGURES = 'packages/auth-emulator/bench/figures.ts';

const OLDEST_NODE = 'scripts/package-check/oldest-node.ts';

const oldestNode: Part = {
  name: 'oldest-node',
  doing: 'using the packed Auth emulator on the oldest Node that it names',
  expectedSeconds: 60,
  command: ['node', OLDEST_NODE],
  count: ({ exitCode }) => oneCheck(exitCode),
  rerun: () => `node ${OLDEST_NODE}`,
};

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
  vitestPart({
    name: 'rare',
    project: 'unit',
    filters: ['.long.test.ts'],
    doing:
      'starting Storybook for an assistant and the Auth emulator for what ends it, and building tokens with Style Dictionary',
    expectedSeconds: 60,
    env: LONG,
  }),
  vitestPart({
    name: 'pseudo',
    project: 'pseudo',
    doing:
      'playing all stories in a pseudo language, while each text is replaced, as translation does',
    expectedSeconds: 240,
  }),
  vitestPart({
    name: 'arabic',
    project: 'arabic',
    doing: 'rendering all stories in Arabic, from right to left, screens in a window of 320 px',
    expectedSeconds: 240,
  }),
  vitestPart({
    name: 'sweeps',
    project: 'stories',
    doing: 'looking at every story in forced colours, dark and light',
    expectedSeconds: 300,
    env: { VITE_SWEEP_ALL: '1' },
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
  ...otherShops(LONG),
  {
    name: 'packed',
    doing: 'using the packed Auth emulator in a program, and in the first test of its README',
    expectedSeconds: 60,
    command: ['node', 'scripts/package-check/check.ts', '--no-build', '--emulator'],
    count: ({ exitCode, output }) => settle(printedCounts(output), exitCode),
    rerun: () => 'npm run package -- --emulator',
    needs: 'build',
  },
  {
    name: 'next',
    doing: 'building a Next app with the packed kit and clicking through it',
    expectedSeconds: 90,
    command: ['node', 'scripts/package-check/next-app.ts'],
    count: ({ exitCode }) => oneCheck(exitCode),
    rerun: () => 'node scripts/package-check/next-app.ts',
    needs: 'build',
  },
  vitestPart({
    name: 'flows',
    project: 'flows',
    doing: "signing people in by each flow of Firebase's SDK, through the Auth emulator's proxy",
    expectedSeconds: 90,
  }),
  {
    name: 'emulator',
    doing: 'measuring the Auth emulator: its start, requests, sign-ups, and eight workers at once',
    expectedSeconds: 150,
    command: ['node', EMULATOR_FIGURES],
    count: ({ exitCode }) => oneCheck(exitCode),
    rerun: () => `node ${EMULATOR_FIGURES}`,
  },
  ...(process.platform === 'linux' && process.arch === 'x64' ? [oldestNode] : []),
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
