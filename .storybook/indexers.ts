import type { Indexer } from 'storybook/internal/types';

/** What is said of every component: whether its props may still change. */
const STATUSES = ['stable', 'beta'];

/**
 * Leaves out of the component manifest what is no example of a component: pages and screens, which have no status,
 * and stories that only test.
 */
export const withoutTestsInManifest = (indexers: Indexer[]): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (path, options) =>
      (await indexer.createIndex(path, options)).map((entry) => {
        const { tags = [] } = entry;
        const isExample =
          STATUSES.some((status) => tags.includes(status)) && !tags.includes('!dev');
        return isExample ? entry : { ...entry, tags: [...tags, '!manifest'] };
      }),
  }));
