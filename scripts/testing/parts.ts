import { TEST_SHOP } from '../../packages/app/addresses.ts';
import { emulatorBuild } from '../builds/builds.ts';
import { type Ended, isInColour } from '../command/programs.ts';
import {
  type Counts,
  oneCheck,
  playwrightCounts,
  printedCounts,
  settle,
  skippedScreenshots,
  sum,
  vitestCounts,
} from './counts.ts';
import { failedFiles, readReport, reportFile } from './reports.ts';

/** A part of `npm test`: a command, and the way to count by what it leaves. */
export interface Part {
  name: string;
  /** What it does, to be read after its name. */
  doing: string;
  /** How long it takes on two cores. */
  expectedSeconds: number;
  command: string[];
  env?: NodeJS.ProcessEnv;
  count: (ended: Ended) => Counts;
  /** How many tests are done by a line that it prints. */
  testsDone?: (line: string) => number;
  /** The command that runs only what failed. */
  rerun: () => string;
  /** When it fails, only others that are required run: the rest would only take time. */
  required?: boolean;
  /** Runs only if the part of this name has passed. */
  needs?: string;
}

const byExitCode = ({ exitCode }: Ended) => oneCheck(exitCode);

/** The line of a file in Vitest's report: `✓ unit packages/app/src/page/paths.test.ts (12 tests) 40ms`. */
const inVitest = (line: string) => Number(/[✓❯×] .*\((\d+) tests?\b/.exec(line)?.[1] ?? 0);

/** The line of a test in Playwright's list: `✓  12 [shop] › …`. */
const inPlaywright = (line: string) => (/^\s*[✓✘]\s+\d+ /.test(line) ? 1 : 0);

/** The stories in another environment: projects of vitest.config.ts without an npm script of their own. */
type StoriesAgain = 'pseudo' | 'arabic';

const STORIES_AGAIN: readonly string[] = ['pseudo', 'arabic'] satisfies StoriesAgain[];

interface VitestPart {
  name: string;
  project: 'unit' | 'built' | 'stories' | 'flows' | StoriesAgain;
  doing: string;
  expectedSeconds: number;
  /** Words of the files to run; all of them by default. */
  filters?: string[];
  env?: NodeJS.ProcessEnv;
}

export const vitestPart = ({ name, project, filters = [], ...rest }: VitestPart): Part => ({
  name,
  ...rest,
  command: [
    ...['vitest', 'run', '--project', project, ...filters, '--allowOnly=false'],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(name)}`],
  ],
  count: ({ exitCode }) => settle(readReport(name, vitestCounts), exitCode),
  testsDone: inVitest,
  rerun: () =>
    [
      STORIES_AGAIN.includes(project)
        ? `npx vitest run --project ${project}`
        : `npm run ${project} --`,
      ...failedFiles(name),
    ].join(' '),
});

interface PlaywrightPart extends Omit<Part, 'command' | 'count' | 'testsDone' | 'rerun'> {
  projects: string[];
}

export const playwrightPart = ({ name, projects, env = {}, ...rest }: PlaywrightPart): Part => ({
  name,
  ...rest,
  command: [
    ...['playwright', 'test', '--forbid-only', '--reporter=list,json'],
    ...projects.map((project) => `--project=${project}`),
  ],
  env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(name) },
  count: ({ exitCode }) => settle(readReport(name, playwrightCounts), exitCode),
  testsDone: inPlaywright,
  rerun: () =>
    [
      ...Object.entries(env).map(([key, value]) => `${key}=${value}`),
      'npm run e2e -- --last-failed',
    ].join(' '),
});

const stories = vitestPart({
  name: 'stories',
  project: 'stories',
  doing: 'playing the stories in Chromium, each with axe and screenshots',
  expectedSeconds: 430,
});

export const build: Part = {
  name: 'build',
  doing: 'building the kit and the app',
  expectedSeconds: 25,
  command: ['npm', 'run', '--silent', 'build'],
  env: emulatorBuild(TEST_SHOP),
  count: byExitCode,
  rerun: () => 'npm test -- build',
};

/** The shops beside toystore, each in a build of its own. */
export const otherShops = (env: NodeJS.ProcessEnv = {}): Part[] =>
  ['spielkiste', 'luba'].map((shop) =>
    playwrightPart({
      name: shop,
      doing: `building the shop ${shop} and visiting it in its own language and currency`,
      expectedSeconds: 30,
      env: { ...env, SHOP: shop },
      projects: ['shop'],
    }),
  );

/** The parts of `npm test`; what fails soonest comes first. */
export const PARTS: readonly Part[] = [
  {
    name: 'types',
    doing: 'checking types with TypeScript',
    expectedSeconds: 8,
    command: ['npm', 'run', '--silent', 'types'],
    count: byExitCode,
    rerun: () => 'npm run types',
    required: true,
  },
  {
    name: 'lint',
    doing: 'checking style and imports with Biome',
    expectedSeconds: 6,
    command: [
      ...['npm', 'run', '--silent', 'lint', '--'],
      `--colors=${isInColour ? 'force' : 'off'}`, // Biome reads no NO_COLOR
    ],
    count: byExitCode,
    rerun: () => 'npm run lint',
    required: true,
  },
  vitestPart({
    name: 'unit',
    project: 'unit',
    doing: 'running the unit tests',
    expectedSeconds: 180,
  }),
  build,
  {
    ...vitestPart({
      name: 'built',
      project: 'built',
      doing: 'reading the built pages and their headers, as a host sends them',
      expectedSeconds: 15,
    }),
    needs: 'build',
  },
  {
    name: 'budgets',
    doing: 'holding the bytes of the built shop against their budgets',
    expectedSeconds: 10,
    command: ['node', 'scripts/budgets.ts'],
    count: byExitCode,
    rerun: () => 'npm run budgets',
    needs: 'build',
  },
  {
    name: 'package',
    doing: 'packing kit, storefront, accounts and emulator and using them outside of this project',
    expectedSeconds: 105,
    command: ['node', 'scripts/package-check/check.ts', '--no-build'],
    count: ({ exitCode, output }) => settle(printedCounts(output), exitCode),
    rerun: () => 'npm run package',
    needs: 'build',
  },
  {
    ...stories,
    count: (ended) => sum([stories.count(ended), skippedScreenshots(ended.output)]),
  },
  vitestPart({
    name: 'pseudo',
    project: 'pseudo',
    filters: ['packages/app/src/screens'],
    doing:
      "playing the screens' stories in a pseudo language, while each text is replaced, as translation does",
    expectedSeconds: 120,
  }),
  playwrightPart({
    name: 'e2e',
    doing: 'running the e2e tests in Chromium, on the build, the dev server and the emulator',
    expectedSeconds: 480,
    projects: ['development', 'shop'],
    needs: 'build',
  }),
  ...otherShops(),
];
