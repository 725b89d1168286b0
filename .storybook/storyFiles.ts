import { globSync, readFileSync } from 'node:fs';
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
  /** The path of its file. */
  file: string;
  /** The code of the story, and of its file's meta, which both configure it. */
  code: string;
}

/** Every story, read from the sources. */
export const stories: readonly StoryFile[] = globSync('packages/{ui,app}/src/**/*.stories.tsx', {
  cwd: ROOT,
})
  .filter((file) => !file.endsWith('AllStates.stories.tsx'))
  .sort()
  .flatMap((file) => {
    const source = readFileSync(`${ROOT}${file}`, 'utf8');
    const meta = statement(source, 'const meta ');
    const { indexInputs } = loadCsf(source, {
      fileName: file,
      makeTitle: (title) => title,
    }).parse();
    return indexInputs.map(
      ({ __id: id = '', title = '', name = '', exportName, tags = [] }): StoryFile => ({
        id,
        title,
        name,
        tags: tags.includes('!dev') ? tags : ['dev', ...tags],
        file,
        code: meta + statement(source, `export const ${exportName}`),
      }),
    );
  });

/** Returns a statement of a formatted file, which ends with the first semicolon that is not indented. */
function statement(source: string, start: string): string {
  const index = source.indexOf(`\n${start}`);
  if (index < 0) return '';
  const lines = source.slice(index + 1).split('\n');
  const end = lines.findIndex((line) => /^\S.*;$|^;$/.test(line));
  return lines.slice(0, end + 1).join('\n');
}
