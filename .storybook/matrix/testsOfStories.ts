import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ADDONS = '@storybook/addon-vitest/internal/test-utils';

/** Replaces the add-on's test of a story, which it calls in each file of stories, by the one of a module of this folder. */
export function testsOfStories(module: URL): Plugin {
  const replacement = fileURLToPath(module);
  return {
    name: 'tests-of-stories',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === ADDONS && importer !== replacement ? replacement : undefined,
  };
}
