import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readStories } from '../../.storybook/storyFiles.ts';
import { run } from '../command/programs.ts';

/** The names of a story; of its file if that cannot be read. */
export interface StoryNames {
  id: string;
  /** The component's path in the sidebar. */
  title: string;
  name: string;
}

/** A story after a run, with the names of its pictures' files. */
export interface Rendered extends StoryNames {
  pictures: string[];
  /** Why a picture is missing. */
  problem: string | undefined;
}

interface Report {
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; failureMessages?: string[]; meta?: { storyId?: string } }[];
  }[];
}

const TIMEOUT = 3 * 60 * 60_000; // ms: all stories, on a busy machine
const MAX_LENGTH = 300; // of a reason

/** Returns a message without its stack. */
const shorten = (message = '') => {
  const [text = ''] = stripVTControlCharacters(message).split(/\n\s+at /);
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_LENGTH) || undefined;
};

/** Returns the stories of a file that run as tests. */
export function storiesIn(root: string, file: string): StoryNames[] {
  try {
    return readStories(root, [file]).filter(({ tags }) => !tags.includes('!test'));
  } catch {
    return existsSync(join(root, file)) ? [{ id: file, title: file, name: 'all stories' }] : [];
  }
}

/**
 * Renders the stories of files in Chromium, and stores their pictures in a folder, which is emptied first.
 * @param root the project's folder, before or after
 * @throws {Error} if no story could be tried
 */
export async function renderStories(root: string, files: readonly string[], folder: string) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (files.length === 0) return [];
  const reportFile = join(folder, 'report.json');
  const vitest = ['run', '--project', 'stories', '--update=all', '--reporter=json'];
  const { output } = await run(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), ...vitest, '--outputFile', reportFile, ...files],
    {
      cwd: root,
      env: { STORY_REVIEW: folder, STORY_SHOP: '', TOYSTORE_ALL: '', TOYSTORE_PART: '' },
      quiet: true,
      timeout: TIMEOUT,
    },
  );
  const taken = globSync('*/*.png', { cwd: folder }).map((path) => path.replaceAll('\\', '/'));
  if (!existsSync(reportFile) && taken.length === 0) {
    throw new Error(`${output.trim()}\n\nNo story of ${root} could be rendered; see above.`);
  }
  const { testResults }: Report = existsSync(reportFile)
    ? JSON.parse(readFileSync(reportFile, 'utf8'))
    : { testResults: [] };
  return files.flatMap((file) => {
    const result = testResults.find(({ name }) => relative(root, name) === join(file));
    return storiesIn(root, file).map(({ id, title, name }): Rendered => {
      const test = result?.assertionResults.find(({ meta }) => meta?.storyId === id);
      const pictures = taken.filter(
        (picture) => picture.replace(/-\d+(?:-dark)?\.png$/, '').replace('/', '--') === id,
      );
      const failure = shorten(test?.failureMessages?.[0]) ?? shorten(result?.message);
      const isComplete = test?.status === 'passed' && pictures.length > 0;
      const problem = failure ?? 'It gave no result: rendering ended early, or took too long.';
      return { id, title, name, pictures, problem: isComplete ? undefined : problem };
    });
  });
}
