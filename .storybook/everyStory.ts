import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { ScreenshotStory } from './screenshots/modes.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

interface StoryOfFile extends ScreenshotStory {
  /** Its path in the project. */
  file: string;
}

/** Every story's id with its tags, as Storybook reads them. */
export const everyStory: readonly StoryOfFile[] = ['packages/ui/src', 'packages/app/src'].flatMap(
  (folder) =>
    readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.stories.tsx'))
      .flatMap((path) => {
        const code = readFileSync(`${ROOT}${folder}/${path}`, 'utf8');
        const { indexInputs } = loadCsf(code, {
          fileName: path,
          makeTitle: (title) => title,
        }).parse();
        return indexInputs.map(({ __id: id = '', tags = [] }) => ({
          id,
          file: `${folder}/${path.replaceAll('\\', '/')}`,
          tags: tags.includes('!dev') ? [] : ['dev', ...tags],
        }));
      }),
);
