import { parseArgs } from 'node:util';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { SAME_EVERYWHERE, screenshotOptions, VISITOR } from './.storybook/screenshots/options.ts';
import { commands } from './.storybook/tests/commands.ts';
import { isReview, setupFiles, storyPlugins } from './.storybook/tests/plugins.ts';
import { shopPlugin } from './packages/app/build/shop/shopPlugin.ts';
import { findBrowser } from './scripts/browser/findBrowser.ts';
import { reportFile, runningPart } from './scripts/testing/reports.ts';

const { launchOptions, pinned } = await findBrowser();

/** Files of rare things, or things that are slow to try: `npm run test:long` runs them. */
const LONG_FILES = process.env.TOYSTORE_LONG ? [] : ['**/*.long.test.ts'];
/** Files that start programs, for seconds each: `npm test -- --all` runs them. */
const PROGRAM_FILES = process.env.TOYSTORE_ALL ? [] : ['**/*.program.test.ts'];

/** Starts the Auth emulator when a file first asks for it. */
const FIREBASE_TOOLS = 'packages/auth-emulator/test/firebaseToolsServer.ts';

const FIREBASE = process.env.TOYSTORE_FIREBASE ?? 'firebase';

/** The packages' sources instead of their builds. */
const SOURCES = {
  resolve: { conditions: ['@toystore/source'] },
  ssr: { resolve: { conditions: ['@toystore/source'] } },
};

/** Each project has a function of its own: those of the stories take ten seconds to set up. */
const PROJECTS: Record<string, () => TestProjectInlineConfiguration> = {
  unit: () => ({
    ...SOURCES,
    plugins: [shopPlugin()],
    test: {
      name: 'unit',
      environment: 'node',
      isolate: false, // no test changes a module's state, and files that share modules need half the time
      testTimeout: 20_000, // ms: some start programs, on a busy machine
      include: [
        'packages/*/*.test.ts',
        'packages/*/{src,bench,build,page,tokens,worker}/**/*.test.ts',
        'packages/app/test/faults/*.test.ts',
        'scripts/**/*.test.ts',
        '.storybook/**/*.test.ts',
      ],
      exclude: [
        '**/node_modules/**',
        'scripts/package-check/**', // a project of its own
        ...LONG_FILES,
        ...PROGRAM_FILES,
      ],
      globalSetup: [FIREBASE_TOOLS],
      setupFiles: ['packages/ui/test/fuzzRuns.ts', 'packages/auth-emulator/test/coverage/setup.ts'],
    },
  }),
  // The shop's build, as a host sends it.
  built: () => ({
    ...SOURCES,
    test: {
      name: 'built',
      environment: 'node',
      include: ['packages/app/test/built/*.test.ts'],
    },
  }),
  // The public packages, packed and used outside this project.
  package: () => ({
    ...SOURCES,
    test: {
      name: 'package',
      environment: 'node',
      include: ['scripts/package-check/**/*.test.ts'],
      exclude: ['**/node_modules/**', ...LONG_FILES],
      globalSetup: ['scripts/package-check/globalSetup.ts'],
      env: { NODE_ENV: 'production' }, // Vite builds in these processes
      testTimeout: 600_000, // ms: npm installs much, and compilers are slow on a busy machine
      hookTimeout: 600_000,
    },
  }),
  // Firebase's SDK, through the Auth emulator's proxy. `TOYSTORE_FIREBASE=firebase-12` is its older version.
  flows: () => ({
    resolve: { alias: [{ find: /^firebase(?=\/)/, replacement: FIREBASE }] },
    test: {
      name: 'flows',
      environment: 'node',
      globalSetup: [FIREBASE_TOOLS],
      include: ['packages/auth-emulator/test/flows/*.test.ts'],
      testTimeout: 20_000, // ms, on a busy machine
    },
  }),
  // Every story in Chromium, or in the shop that `STORY_SHOP` names.
  stories: () => ({
    extends: true,
    plugins: storyPlugins(),
    test: {
      name: 'stories',
      exclude: ['**/AllStates.stories.tsx'], // stories that have tests of their own, once more
      retry: process.env.CI ? 1 : 0,
      testTimeout: 40_000, // ms: the first story of a page waits for its modules, on a busy machine for long
      hookTimeout: 60_000, // ms: the screenshots of a story, on a busy machine
      isolate: false, // as in Storybook, stories of several files share a page
      globalSetup: isReview ? [] : ['.storybook/screenshots/globalSetup.ts'],
      setupFiles: setupFiles(pinned),
      // Axe and the check of the HTML run once, in the stories' own shop.
      provide: { 'storybook/test-provided': { a11y: !process.env.STORY_SHOP && !isReview } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false, // Vitest takes none when a screenshot differs; `keepPage` always does
        commands,
        provider: playwright({
          launchOptions: {
            ...launchOptions,
            args: [...launchOptions.args, ...SAME_EVERYWHERE],
          },
          contextOptions: VISITOR,
        }),
        expect: { toMatchScreenshot: screenshotOptions },
        instances: [{ browser: 'chromium' as const }],
      },
    },
  }),
};

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { project: { type: 'string', multiple: true } },
  strict: false,
});
const named = (values.project ?? []).flatMap((name) => PROJECTS[`${name}`] ?? []);

export default defineConfig({
  test: {
    maxWorkers: '100%', // Vitest leaves a core free, which on two is every other one
    update: 'none', // a screenshot that is not stored yet fails, too
    attachmentsDir: '.cache/attachments',
    ...(runningPart && {
      allowOnly: false,
      reporters: ['default', ['json', { outputFile: reportFile(runningPart) }]],
    }),
    projects: (named.length > 0 ? named : Object.values(PROJECTS)).map((create) => create()),
  },
});
