import { otherBrowsers } from '../../packages/app/e2e/otherBrowsers.ts';
import {
  build,
  checkPart,
  countedPart,
  otherShops,
  type Part,
  playwrightPart,
  vitestPart,
} from './parts.ts';

/** What e2e tests with the tag @long, and files named *.long.test.ts, run by (playwright.config.ts, vitest.config.ts). */
const LONG = { TOYSTORE_LONG: '1' };

const vitest = (project: string, ...filters: string[]) => ({
  project,
  command: ['vitest', 'run', '--project', project, ...filters],
});

const playwright = (...projects: string[]) => ({
  command: ['playwright', 'test', ...projects.map((project) => `--project=${project}`)],
});

const program = (file: string) => ({ command: ['node', file], again: `node ${file}` });

/** The parts of `npm run test:long`: what finds rare things. None of them is cached. */
export const LONG_PARTS: readonly Part[] = [
  vitestPart({
    name: 'fuzz',
    doing: 'trying each property with many cases, others each time',
    expectedSeconds: 120,
    ...vitest('unit', 'fuzz'),
    env: { FUZZ_RUNS: '20000' },
  }),
  vitestPart({
    name: 'rare',
    doing:
      'starting Storybook for an assistant and the Auth emulator for what ends it, and building tokens with Style Dictionary',
    expectedSeconds: 60,
    ...vitest('unit', '.long.test.ts'),
    env: LONG,
  }),
  vitestPart({
    name: 'translated-all',
    doing: 'playing all stories while each text is replaced, as translation does',
    expectedSeconds: 120,
    ...vitest('translated'),
  }),
  vitestPart({
    name: 'pseudo',
    doing:
      "playing the screens' stories in a pseudo language, in which no English text may be left",
    expectedSeconds: 120,
    ...vitest('pseudo', 'packages/app/src/screens'),
  }),
  vitestPart({
    name: 'arabic',
    doing: 'rendering the screens in Arabic, from right to left, in a window of 320 px',
    expectedSeconds: 60,
    ...vitest('arabic', 'packages/app/src'),
  }),
  vitestPart({
    name: 'sweeps',
    doing: 'looking at every story in forced colours, dark and light',
    expectedSeconds: 300,
    ...vitest('stories'),
    env: { VITE_SWEEP_ALL: '1' },
  }),
  build,
  playwrightPart({
    name: 'long',
    doing: 'running the e2e tests of endurance, long lists and many cases',
    expectedSeconds: 240,
    ...playwright('development', 'shop'),
    env: LONG,
    needs: 'build',
  }),
  ...otherShops({ ...playwright('shop'), env: LONG }),
  countedPart({
    name: 'packed',
    doing: 'using the packed Auth emulator in a program, and in the first test of its README',
    expectedSeconds: 60,
    command: ['node', 'scripts/package-check/check.ts', '--no-build', '--emulator'],
    again: 'npm run package -- --emulator',
    needs: 'build',
  }),
  checkPart({
    name: 'next',
    doing: 'building a Next app with the packed kit and clicking through it',
    expectedSeconds: 90,
    ...program('scripts/package-check/next-app.ts'),
    needs: 'build',
  }),
  vitestPart({
    name: 'flows',
    doing: "signing people in by each flow of Firebase's SDK, through the Auth emulator's proxy",
    expectedSeconds: 90,
    ...vitest('flows'),
  }),
  checkPart({
    name: 'emulator',
    doing: 'measuring the Auth emulator: its start, requests, sign-ups, and eight workers at once',
    expectedSeconds: 150,
    ...program('packages/auth-emulator/bench/figures.ts'),
  }),
  ...(process.platform === 'linux' && process.arch === 'x64'
    ? [
        checkPart({
          name: 'oldest-node',
          doing: 'using the packed Auth emulator on the oldest Node that it names',
          expectedSeconds: 60,
          ...program('scripts/package-check/oldest-node.ts'),
        }),
      ]
    : []),
  ...otherBrowsers.map((browser) =>
    playwrightPart({
      name: browser,
      doing: `running the e2e tests with the tag @cross-browser in ${browser}`,
      expectedSeconds: 120,
      ...playwright(browser),
      needs: 'build',
    }),
  ),
];
