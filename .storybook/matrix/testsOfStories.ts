import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ADDONS = '@storybook/addon-vitest/internal/test-utils';

/** Replaces the add-on's test of a story, which it calls in each file of stories, by one of a module of this folder. */
export function testsOfStories(module: `${string}.ts`): Plugin {
  const replacement = fileURLToPath(new URL(module, import.meta.url));
  return {
    name: 'tests-of-stories',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === ADDONS && importer !== replacement ? replacement : undefined,
  };
}
