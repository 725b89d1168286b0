import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Indexer, IndexerOptions, IndexInput } from 'storybook/internal/types';
import { otherNames } from '../packages/ui/src/foundations/guide/otherNames.ts';
import { statusOf } from './status.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Storybook's indexers. They leave out of the component manifest pages and screens, which have no status, and stories that
 * only test, and they add a story `All states` to each component. Its name, or that of a foundation's first story, ends with the
 * component's other names, because Storybook searches the names of stories.
 */
export const withStatus = (indexers: Indexer[]): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (path, options) => {
      const entries = await indexer.createIndex(path, options);
      if (path.endsWith('AllStates.stories.tsx')) return onePerComponent(entries, indexer, options);
      return entries.map((entry, index) => {
        const { tags = [] } = entry;
        const isExample = statusOf(tags) !== undefined && !tags.includes('!dev');
        if (isExample) return entry;
        const isFoundation = index === 0 && entry.title?.startsWith('Foundations/');
        const named = isFoundation ? withOtherNames(entry) : entry;
        return { ...named, tags: [...tags, '!manifest'] };
      });
    },
  }));

function withOtherNames(entry: IndexInput): IndexInput {
  const others = otherNames[entry.title?.replace(/^.*\//, '') ?? ''];
  return others ? { ...entry, name: `${entry.name} (${others.join(', ')})` } : entry;
}

async function onePerComponent(
  entries: IndexInput[],
  { createIndex }: Indexer,
  options: IndexerOptions,
): Promise<IndexInput[]> {
  const files = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root });
  const stories = await Promise.all(files.map((file) => createIndex(root + file, options)));
  const statuses = stories.flat().flatMap(({ title, tags = [] }) => {
    const status = statusOf(tags);
    return title && status && !tags.includes('!dev') ? [[title, status] as const] : [];
  });
  return [...new Map(statuses)].flatMap(([title, status]) =>
    entries.map(({ __id: _, tags = [], ...entry }) =>
      withOtherNames({ ...entry, title, tags: [...tags, status] }),
    ),
  );
}
