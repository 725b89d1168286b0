import { storedScreenshots } from '../../.storybook/screenshots/stored.ts';
import type { TestBrowser } from '../browser/findBrowser.ts';
import { ROOT } from '../command/programs.ts';
import { type Counts, oneCheck, playwrightCounts, settle, sum, vitestCounts } from './counts.ts';
import { skippedReport } from './passedStories.ts';
import { failedFiles, readReport } from './reports.ts';

/** A part of `npm test`: the Wireit script `part:<name>` of package.json, and the way to count its tests. */
export interface Part {
  name: string;
  /** What it does, printed after its name. */
  doing: string;
  /** How long it takes on two cores. */
  expectedSeconds: number;
  /** What to run if it is not a Wireit script, whose result is cached. */
  command?: string[];
  env?: NodeJS.ProcessEnv;
  /** Counts the tests by the exit code and the report. */
  count: (exitCode: number) => Counts;
  /** How many checks the browser of this machine rules out. */
  skipped?: (browser: TestBrowser) => number;
  /** How many tests are done by a line that it prints. */
  testsDone?: (line: string) => number;
  /** The command that runs only what failed. */
  rerun: () => string;
  /** When it fails, only others that are required run: the rest would only take time. */
  required?: boolean;
  /** Runs only if the part of this name has passed. */
  needs?: string;
}

/** The line of a file in Vitest's report: `✓ unit packages/app/src/paths.test.ts (12 tests) 40ms`. */
const inVitest = (line: string) => Number(/[✓❯×] .*\((\d+) tests?\b/.exec(line)?.[1] ?? 0);

/** The line of a test in Playwright's list: `✓  12 [shop] › …`. */
const inPlaywright = (line: string) => (/^\s*[✓✘]\s+\d+ /.test(line) ? 1 : 0);

type PartOf<Own = unknown> = Omit<Part, 'count' | 'testsDone' | 'rerun'> & Own;

/** A part that runs a project of vitest.config.ts. */
export const vitestPart = ({ project, ...rest }: PartOf<{ project: string }>): Part => ({
  ...rest,
  count: (exitCode) => settle(readReport(rest.name, vitestCounts), exitCode),
  testsDone: inVitest,
  rerun: () => ['npx vitest run --project', project, ...failedFiles(rest.name)].join(' '),
});

/** A part that runs e2e tests. */
export const playwrightPart = (part: PartOf): Part => ({
  ...part,
  count: (exitCode) => settle(readReport(part.name, playwrightCounts), exitCode),
  testsDone: inPlaywright,
  rerun: () =>
    [
      ...Object.entries({ TOYSTORE_PART: part.name, ...part.env }).map((entry) => entry.join('=')),
      'npm run e2e -- --last-failed',
    ].join(' '),
});

/** A part that is one check: it succeeds or fails. */
export const checkPart = (part: PartOf<{ again: string }>): Part => ({
  ...part,
  count: oneCheck,
  rerun: () => part.again,
});

/** A part that writes its counts by itself. */
export const countedPart = (part: PartOf<{ again: string }>): Part => ({
  ...part,
  count: (exitCode) =>
    settle(
      readReport<Counts, Counts>(part.name, (counts) => counts),
      exitCode,
    ),
  rerun: () => part.again,
});

/** How many tests of a part's story files passed before and did not run again: `passedStories.ts`. */
export const unchangedTests = ({ name }: Part): number =>
  readReport<Counts, number>(skippedReport(name), ({ passed }) => passed) ?? 0;

/** A part that skips the story files that passed before. */
function storyPart(part: PartOf<{ project: string }>): Part {
  const whole = vitestPart(part);
  return {
    ...whole,
    count: (exitCode) => {
      const ran = readReport(part.name, vitestCounts) ?? { passed: 0, failed: 0, skipped: 0 };
      return settle(sum([ran, { passed: unchangedTests(whole), failed: 0, skipped: 0 }]), exitCode);
    },
  };
}

/** The unit tests by package; those of `sources` read the source of several packages. */
const UNIT_PARTS = {
  sources: 45,
  scripts: 60,
  storefront: 20,
  accounts: 10,
  ui: 40,
  app: 40,
  'auth-emulator': 60,
};

export const build: Part = checkPart({
  name: 'build',
  doing: 'building the kit and the app',
  expectedSeconds: 25,
  again: 'npm test -- build',
});

/** The shops beside toystore, each in a build of its own. */
export const otherShops = (own: Partial<Part> = {}): Part[] =>
  ['spielkiste', 'luba'].map((shop) =>
    playwrightPart({
      name: shop,
      doing: `building the shop ${shop} and visiting it in its own language and currency`,
      expectedSeconds: 30,
      ...own,
      env: { ...own.env, SHOP: shop },
    }),
  );

/** The parts of `npm test`; what fails soonest comes first. */
export const PARTS: readonly Part[] = [
  checkPart({
    name: 'types',
    doing: 'checking types with TypeScript',
    expectedSeconds: 8,
    again: 'npm run types',
    required: true,
  }),
  checkPart({
    name: 'lint',
    doing: 'checking style and imports with Biome',
    expectedSeconds: 6,
    again: 'npm run lint',
    required: true,
  }),
  ...Object.entries(UNIT_PARTS).map(([group, expectedSeconds]) =>
    vitestPart({
      name: `unit-${group}`,
      project: 'unit',
      doing:
        group === 'sources'
          ? 'running the unit tests that read the sources'
          : `running the unit tests of ${group}`,
      expectedSeconds,
    }),
  ),
  build,
  vitestPart({
    name: 'built',
    project: 'built',
    doing: 'reading the built pages and their headers, as a host sends them',
    expectedSeconds: 15,
    needs: 'build',
  }),
  checkPart({
    name: 'budgets',
    doing: 'comparing the bytes of the built shop with their budgets',
    expectedSeconds: 10,
    again: 'npm run budgets',
    needs: 'build',
  }),
  countedPart({
    name: 'package',
    doing: 'packing kit, storefront, accounts and emulator and using them outside of this project',
    expectedSeconds: 105,
    again: 'npm run package',
    needs: 'build',
  }),
  {
    ...storyPart({
      name: 'stories',
      project: 'stories',
      doing: 'playing the stories in Chromium, each with axe and screenshots',
      expectedSeconds: 430,
    }),
    skipped: ({ pinned }) => (pinned ? 0 : storedScreenshots(ROOT).length),
  },
  storyPart({
    name: 'translated',
    project: 'translated',
    doing: "playing the screens' stories while each text is replaced, as translation does",
    expectedSeconds: 65,
  }),
  playwrightPart({
    name: 'e2e',
    doing: 'running the e2e tests in Chromium, on the build, the dev server and the emulator',
    expectedSeconds: 480,
    needs: 'build',
  }),
  ...otherShops(),
];
