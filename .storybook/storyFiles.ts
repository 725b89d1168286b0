import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadCsf } from 'storybook/internal/csf-tools';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface StoryFile {
  id: string;
  title: string;
  name: string;
  /** As Storybook has them: a story that only tests has no `dev`. */
  tags: string[];
  /** Whether the story or its file has a `play` function; one that a story takes from another story is not seen. */
  isPlayed: boolean;
  /** The path of its file. */
  file: string;
  /** The code of the story, and of its file's meta, which both configure it. */
  code: string;
}

/**
 * Reads stories from their sources.
 * @param root the project's folder
 * @param files their paths in it
 */
export const readStories = (root: string, files: readonly string[]): StoryFile[] =>
  files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const meta = statement(source, 'const meta ');
    const { indexInputs } = loadCsf(source, {
      fileName: file,
      makeTitle: (title) => title,
    }).parse();
    return indexInputs.map(
      ({ __id: id = '', title = '', name = '', exportName, tags = [], __stats }): StoryFile => ({
        id,
        title,
        name,
        tags: tags.includes('!dev') ? tags : ['dev', ...tags],
        isPlayed: __stats?.play ?? false,
        file,
        code: meta + statement(source, `export const ${exportName}`),
      }),
    );
  });

/** Returns the paths of all files with stories, in a folder with the project. */
const storyFilesIn = (root: string): string[] =>
  globSync('packages/{ui,app}/src/**/*.stories.tsx', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('AllStates.stories.tsx'))
    .sort();

/** Every story, read from the sources. */
export const stories: readonly StoryFile[] = readStories(ROOT, storyFilesIn(ROOT));

/** Returns a statement of a formatted file, which ends with the first semicolon that is not indented. */
function statement(source: string, start: string): string {
  const index = source.indexOf(`\n${start}`);
  if (index < 0) return '';
  const lines = source.slice(index + 1).split('\n');
  const end = lines.findIndex((line) => /^\S.*;$|^;$/.test(line));
  return lines.slice(0, end + 1).join('\n');
}
