import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { ROOT } from '../command/programs.ts';
import { writeReport } from './reports.ts';

/*
 * Skips story files that passed before with the same inputs: their modules in Vite's module graph, and their screenshots.
 * Vitest's own `--since-last-run` records no modules in browser mode, and ignores screenshots.
 */

/** Inputs of every story: what plugins, the browser and Storybook read without importing it. */
const SHARED = [
  'package.json',
  'package-lock.json',
  'packages/*/package.json',
  'packages/app/{build,public,shops}/**',
  'scripts/{browser,testing}/**',
  '.storybook/**',
];

/** Shows documentation pages, which no test renders: with them, every guide and transcript would be an input of every story. */
const DOCUMENTATION = join(ROOT, '.storybook/documentation.ts');

/** The names of all sources: an input of modules that import by a glob, which a new file extends. */
const NAMES = 'packages/*/src/**';

/** A story file that passed. */
interface Passed {
  /** Globs, from the project's folder. */
  inputs: string[];
  /** A hash of the inputs. */
  hash: string;
  tests: number;
}

type Record = { [storyFile: string]: Passed };

const recordFile = (part: string) => join(ROOT, '.cache/passed', `${part}.json`);

/** The name of the report that counts the tests of the story files that a part skips. */
export const skippedReport = (part: string) => `${part}-unchanged`;

function readRecord(part: string): Record {
  try {
    return JSON.parse(readFileSync(recordFile(part), 'utf8'));
  } catch {
    return {};
  }
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

const filesOf = (glob: string) =>
  globSync(glob, { cwd: ROOT })
    .filter((path) => isFile(join(ROOT, path)))
    .sort();

const modifiedAt = (path: string) =>
  statSync(join(ROOT, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;

const hashes = new Map<string, string>();

/** Hashes the names of the files of a glob and, unless only names matter, their contents. */
function hashOf(glob: string): string {
  const known = hashes.get(glob);
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  for (const path of filesOf(glob)) {
    hash.update(`${path}\0`);
    if (glob !== NAMES) hash.update(readFileSync(join(ROOT, path)));
  }
  const digest = hash.digest('base64');
  hashes.set(glob, digest);
  return digest;
}

const hashInputs = (inputs: string[]) =>
  createHash('sha256')
    .update([process.version, process.env.CHROMIUM_PATH, ...inputs.map(hashOf)].join())
    .digest('base64');

/** Returns the story files of a part that need not run again, and writes the report that counts their tests. */
export function unchangedStories(part: string): string[] {
  const unchanged = Object.entries(readRecord(part)).filter(
    ([path, { inputs, hash }]) => isFile(join(ROOT, path)) && hashInputs(inputs) === hash,
  );
  const passed = unchanged.reduce((total, [, { tests }]) => total + tests, 0);
  writeReport(skippedReport(part), { passed, failed: 0, skipped: 0 });
  return unchanged.map(([path]) => path);
}

/** Records which story files pass, for `unchangedStories`. */
export function recordPassed(part: string): Reporter {
  const record = readRecord(part);
  const startedAt = Date.now();
  let vitest: Vitest;
  return {
    onInit: (started) => {
      vitest = started;
    },
    onTestModuleEnd: (module) => {
      const path = relative(ROOT, module.moduleId);
      const tests = [...module.children.allTests()];
      const inputs = [...SHARED, ...inputsOf(module, vitest)];
      const isEdited = inputs.some((input) => modifiedAt(input) > startedAt); // during the run
      delete record[path];
      if (isEdited || !tests.every((test) => test.result().state === 'passed')) return;
      record[path] = { inputs, hash: hashInputs(inputs), tests: tests.length };
    },
    onTestRunEnd: (_modules, unhandledErrors) => {
      if (unhandledErrors.length > 0) return; // any story may have thrown them
      mkdirSync(dirname(recordFile(part)), { recursive: true });
      writeFileSync(recordFile(part), JSON.stringify(record));
    },
  };
}

/** Returns the modules that a story file and Storybook's preview import, Vite's configuration, and the file's screenshots. */
function inputsOf(module: TestModule, vitest: Vitest): string[] {
  const graph = module.viteEnvironment?.moduleGraph;
  if (!graph) throw new Error(`${module.moduleId} has no module graph.`);
  const seeds = [module.moduleId, join(ROOT, '.storybook/preview.tsx')];
  const found = new Set(seeds.flatMap((file) => [...(graph.getModulesByFile(file) ?? [])]));
  for (const node of found) {
    if (node.file === DOCUMENTATION) continue;
    for (const imported of node.importedModules) found.add(imported);
  }
  const modules = [...found].flatMap(({ file }) => file ?? []);
  const sources = [...modules, ...vitest.vite.config.configFileDependencies]
    .map((file) => relative(ROOT, file))
    .filter((file) => !/^\.\.|node_modules|\0/.test(file) && isFile(join(ROOT, file)));
  const usesGlobs = sources
    .filter((file) => !file.startsWith('.storybook/')) // those are in SHARED
    .some((file) => readFileSync(join(ROOT, file), 'utf8').includes('import.meta.glob'));
  const components = [...module.children.allTests()].map((test) => {
    const meta = test.meta();
    const id = 'storyId' in meta ? `${meta.storyId}` : ''; // set by Storybook's add-on
    return `screenshots/${id.replace(/--.*/, '')}/*`;
  });
  return [...new Set([...sources, ...components, ...(usesGlobs ? [NAMES] : [])])].sort();
}
