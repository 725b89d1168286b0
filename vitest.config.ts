import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import type { Media } from './.storybook/environment/emulateMedia.ts';
import type { Environment } from './.storybook/environment/toolbar.ts';
import { testsOfStories } from './.storybook/matrix/testsOfStories.ts';
import { pseudoLabels } from './.storybook/pseudo/pseudoLabels.ts';
import { PSEUDO_PART, pseudoTags } from './.storybook/pseudo/pseudoTags.ts';
import { storyTexts } from './.storybook/pseudo/storyTexts.ts';
import { SAME_EVERYWHERE, screenshotOptions, VISITOR } from './.storybook/screenshots/options.ts';
import { pictureStubs } from './.storybook/screenshots/pictureStubs.ts';
import type { Area } from './.storybook/sweeps/area.ts';
import { SWEPT, WITH_SHADOWS } from './.storybook/sweeps/sweptStories.ts';
import { storedTranscript, storeTranscript } from './.storybook/transcripts/stored.ts';
import { PSEUDO_SHOP } from './packages/app/build/shop/pseudo/pseudoShop.ts';
import { shopPlugin } from './packages/app/build/shop/shopPlugin.ts';
import { findBrowser } from './scripts/browser/findBrowser.ts';
import { lastStory } from './scripts/testing/lastStory.ts';
import { recordPassed, unchangedStories } from './scripts/testing/passedStories.ts';
import { failuresFolder, reportFile, runningPart } from './scripts/testing/reports.ts';

const { launchOptions, pinned } = await findBrowser();

/** Files of rare things, or things that are slow to try: `npm run test:long` runs them. */
const LONG_FILES = '**/*.long.test.ts';

/** Starts the Auth emulator when a file first asks for it. */
const FIREBASE_TOOLS = 'packages/auth-emulator/test/firebaseToolsServer.ts';

/** For `.storybook/vitest.setup.ts`. Stories of one page run one after another, each with media of its own. */
const emulateMedia: BrowserCommand<[media: Media]> = ({ page }, media) => page.emulateMedia(media);

/**
 * For `.storybook/vitest.setup.ts`: moves the browser's mouse out of the page. It starts at the top left corner, where it would
 * hover the story's first element and pause a carousel in the middle of a test.
 */
const parkMouse: BrowserCommand<[]> = ({ page }) => page.mouse.move(-1, -1);

/** For `.storybook/sweeps`: what a part of the story's window looks like, in base64. */
const capture: BrowserCommand<[area: Area, type: 'jpeg' | 'png']> = async (
  { page, frame },
  { x, y, ...size },
  type,
) => {
  const place = await (await (await frame()).frameElement()).boundingBox();
  const clip = { x: x + (place?.x ?? 0), y: y + (place?.y ?? 0), ...size };
  return (await page.screenshot({ clip, type, ...(type === 'jpeg' && { quality: 100 }) })).toString(
    'base64',
  );
};

/** `npm run test:long` sweeps all stories, and does nothing else with them. */
const isSweep = Boolean(process.env.VITE_SWEEP_ALL);

/** For `.storybook/vitest.setup.ts`: keeps what a failed story looks like, and its DOM. */
const keepPage: BrowserCommand<[story: string, html: string]> = async ({ page }, story, html) => {
  const file = join(failuresFolder(runningPart ?? 'stories'), story);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.html`, html);
  await page.screenshot({ path: `${file}.png` });
};

/** For `.storybook/transcripts`: a story's stored transcript; with `--update=all`, the actual one is stored first. */
const compareTranscript: BrowserCommand<[storyId: string, actual: string[]]> = (
  { project: { config } },
  storyId,
  actual,
) => {
  if (config.snapshotOptions.updateSnapshot === 'all')
    storeTranscript(config.root, storyId, actual);
  return storedTranscript(config.root, storyId);
};

/**
 * @param test a module of `.storybook/matrix`: in which combination a story is shown
 * @param initialGlobals of `.storybook/environment/toolbar.ts`
 * @param tags those of stories that a project plays or leaves out
 */
const storyPlugins = (
  test: URL,
  initialGlobals: Partial<Environment> = {},
  tags: { include?: string[]; exclude?: string[] } = {},
) => [
  pictureStubs(),
  storybookTest({
    configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
    initialGlobals,
    tags,
  }),
  testsOfStories(test),
  storyTexts(),
];

/** Parts of `npm test` that skip the story files that passed before. In CI nothing is skipped. */
const skips = process.env.CI ? [] : ['stories', PSEUDO_PART];

/** For each project its own: Vitest names the browsers of one in there. */
const storyTests = (name: string) => ({
  name,
  exclude: [
    '**/AllStates.stories.tsx', // stories that have tests of their own, once more
    ...(runningPart === name && skips.includes(name) ? unchangedStories(name) : []),
  ],
  retry: process.env.CI ? 1 : 0,
  testTimeout: 40_000, // ms: the first story of a page waits for its modules, on a busy machine for long
  isolate: false, // as in Storybook, stories of several files share a page
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false, // Vitest takes none when a screenshot differs; `keepPage` always does
    commands: { emulateMedia, parkMouse, capture, keepPage, storedTranscript: compareTranscript },
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
});

declare module 'vitest' {
  interface ProvidedContext {
    /** Read by Storybook's add-on. */
    'storybook/test-provided': { a11y: boolean };
  }
}

/** Neither axe nor the check of the HTML: they are the stories' own, and run once. */
const WITHOUT_A11Y = { provide: { 'storybook/test-provided': { a11y: false } } };

/** Its own function for each project: those of the stories take ten seconds to set up. */
const PROJECTS: Record<string, () => TestProjectInlineConfiguration> = {
  unit: () => ({
    plugins: [shopPlugin()],
    resolve: { conditions: ['@toystore/source'] },
    ssr: { resolve: { conditions: ['@toystore/source'] } },
    test: {
      name: 'unit',
      environment: 'node',
      isolate: false, // no test changes a module's state, and files that share modules need half the time
      testTimeout: 20_000, // ms: some start programs, on a busy machine
      include: [
        'packages/*/*.test.ts',
        'packages/*/src/**/*.test.ts',
        'packages/*/bench/**/*.test.ts',
        'packages/*/build/**/*.test.ts',
        'packages/*/page/**/*.test.ts',
        'packages/*/tokens/**/*.test.ts',
        'packages/app/test/faults/*.test.ts',
        'packages/*/worker/*.test.ts',
        'scripts/**/*.test.ts',
        '.storybook/**/*.test.ts',
      ],
      exclude: [
        '**/node_modules/**',
        'scripts/package-check/**', // a project of its own
        ...(process.env.TOYSTORE_LONG ? [] : [LONG_FILES]),
      ],
      globalSetup: [FIREBASE_TOOLS],
      setupFiles: ['packages/ui/test/fuzzRuns.ts', 'packages/auth-emulator/test/coverage/setup.ts'],
    },
  }),
  // The shop's build, as a host sends it.
  built: () => ({
    resolve: { conditions: ['@toystore/source'] },
    ssr: { resolve: { conditions: ['@toystore/source'] } },
    test: {
      name: 'built',
      environment: 'node',
      include: ['packages/app/test/built/*.test.ts'],
    },
  }),
  // The public packages, packed and used outside this project.
  package: () => ({
    resolve: { conditions: ['@toystore/source'] },
    ssr: { resolve: { conditions: ['@toystore/source'] } },
    test: {
      name: 'package',
      environment: 'node',
      include: ['scripts/package-check/**/*.test.ts'],
      exclude: ['**/node_modules/**', ...(process.env.TOYSTORE_LONG ? [] : [LONG_FILES])],
      globalSetup: ['scripts/package-check/globalSetup.ts'],
      env: { NODE_ENV: 'production' }, // Vite builds in these processes
      testTimeout: 600_000, // ms: npm installs much, and compilers are slow on a busy machine
      hookTimeout: 600_000,
    },
  }),
  // Firebase's SDK, through the Auth emulator's proxy.
  flows: () => ({
    test: {
      name: 'flows',
      environment: 'node',
      globalSetup: [FIREBASE_TOOLS],
      include: ['packages/auth-emulator/test/flows/*.test.ts'],
      testTimeout: 20_000, // ms, on a busy machine
    },
  }),
  stories: () => ({
    extends: true,
    plugins: storyPlugins(
      new URL('.storybook/matrix/playAssigned.ts', import.meta.url),
      {},
      isSweep ? { include: ['dev', SWEPT, WITH_SHADOWS] } : {},
    ),
    test: {
      ...storyTests('stories'),
      ...(isSweep && WITHOUT_A11Y),
      globalSetup: ['.storybook/screenshots/globalSetup.ts'],
      setupFiles: [
        '.storybook/vitest.setup.ts',
        '.storybook/translated.setup.ts',
        '.storybook/sweeps/setup.ts',
        ...(pinned && !isSweep ? ['.storybook/screenshots/setup.ts'] : []),
        ...(isSweep ? [] : ['.storybook/transcripts/setup.ts']), // the last hook runs first, before screenshots resize the page
      ],
      hookTimeout: 60_000, // ms: the screenshots of a story, on a busy machine
    },
  }),
  // The stories once more in the pseudo shop, without screenshots, axe and the check of their HTML.
  pseudo: () => ({
    extends: true,
    plugins: [
      ...storyPlugins(
        new URL('.storybook/matrix/playAssignedInPseudo.ts', import.meta.url),
        { translation: 'on', shop: PSEUDO_SHOP },
        pseudoTags(runningPart),
      ),
      pseudoLabels(),
    ],
    test: {
      ...storyTests('pseudo'),
      ...WITHOUT_A11Y,
      setupFiles: [
        '.storybook/vitest.setup.ts',
        '.storybook/translated.setup.ts',
        '.storybook/pseudo/setup.ts',
      ],
    },
  }),
  // Each story in every shop, theme and viewport, without its `play` function.
  matrix: () => ({
    extends: true,
    plugins: storyPlugins(new URL('.storybook/matrix/renderEverywhere.ts', import.meta.url)),
    test: {
      ...storyTests('matrix'),
      ...WITHOUT_A11Y,
      testTimeout: 240_000, // ms: six renders in three sizes, on a busy machine
      setupFiles: ['.storybook/vitest.setup.ts'],
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
      passWithNoTests: skips.includes(runningPart), // a report without any test fails all the same
      reporters: [
        'default',
        lastStory(),
        ['json', { outputFile: reportFile(runningPart) }],
        ...(skips.includes(runningPart) ? [recordPassed(runningPart)] : []),
      ],
    }),
    projects: (named.length > 0 ? named : Object.values(PROJECTS)).map((create) => create()),
  },
});
