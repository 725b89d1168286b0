import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TestModule, Vitest } from 'vitest/node';
import { ROOT } from '../command/programs.ts';
import { removeResults } from './reports.ts';

const PART = 'passed-stories-test';
const STORY = '.cache/passed-stories-test/Bear.stories.tsx';
const COMPONENT = '.cache/passed-stories-test/Bear.tsx';
const GUIDE = '.cache/passed-stories-test/Bear.guide.tsx';

/** Writes a file that is older than the run. */
function write(file: string, text: string) {
  const path = join(ROOT, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  utimesSync(path, 1, 1);
}

/** Loads the module again, like another run of Vitest: it reads each file only once. */
async function load() {
  vi.resetModules();
  return import('./passedStories.ts');
}

const nodes: Record<string, object> = {
  [join(ROOT, STORY)]: {
    file: join(ROOT, STORY),
    importedModules: [{ file: join(ROOT, COMPONENT), importedModules: [] }],
  },
  [join(ROOT, '.storybook/preview.tsx')]: {
    file: join(ROOT, '.storybook/preview.tsx'),
    importedModules: [
      {
        file: join(ROOT, '.storybook/documentation.ts'),
        importedModules: [{ file: join(ROOT, GUIDE), importedModules: [] }],
      },
    ],
  },
};

/** Runs the story file, of one test, and ends with this state. */
async function play(state: 'passed' | 'failed', errors: Error[] = []) {
  const { recordPassed } = await load();
  const story = { meta: () => ({ storyId: 'toys-bear--default' }), result: () => ({ state }) };
  const graph = { getModulesByFile: (file: string) => new Set([nodes[file]].filter(Boolean)) };
  const module = {
    moduleId: join(ROOT, STORY),
    children: { allTests: () => [story] },
    viteEnvironment: { moduleGraph: graph },
  } as unknown as TestModule; // the code reads nothing else of it
  const vitest = { vite: { config: { configFileDependencies: [] } } } as unknown as Vitest; // likewise
  const reporter = recordPassed(PART);
  reporter.onInit?.(vitest);
  await reporter.onTestModuleEnd?.(module);
  await reporter.onTestRunEnd?.(
    [],
    errors.map(({ message }) => ({ message })),
    state,
  );
}

const unchanged = async () => (await load()).unchangedStories(PART);

beforeEach(() => {
  write(STORY, 'export default {}');
  write(COMPONENT, 'export const Bear = 1');
  write(GUIDE, 'export default {}');
});
afterEach(async () => {
  removeResults((await load()).skippedReport(PART));
  rmSync(join(ROOT, dirname(STORY)), { recursive: true });
  rmSync(join(ROOT, `.cache/passed/${PART}.json`), { force: true });
});

test('skips a story file that passed', async () => {
  expect(await unchanged()).toEqual([]);
  await play('passed');
  expect(await unchanged()).toEqual([STORY]);
});

test.each([STORY, COMPONENT])('runs it again after a change of %s', async (file) => {
  await play('passed');
  write(file, 'export const Robot = 2');
  expect(await unchanged()).toEqual([]);
});

test('skips it after a change of a documentation page', async () => {
  await play('passed');
  write(GUIDE, 'export default { lead: "A bear." }');
  expect(await unchanged()).toEqual([STORY]);
});

test('runs it again after a failure, also if it passed before', async () => {
  await play('passed');
  await play('failed');
  expect(await unchanged()).toEqual([]);
});

test('records no run with an error outside of any test', async () => {
  await play('passed', [new Error('a page crashed')]);
  expect(await unchanged()).toEqual([]);
});

test('records nothing about a file that was edited during the run', async () => {
  utimesSync(join(ROOT, COMPONENT), Date.now() / 1000 + 60, Date.now() / 1000 + 60);
  await play('passed');
  expect(await unchanged()).toEqual([]);
});
