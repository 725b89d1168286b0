import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ADDONS = '@storybook/addon-vitest/internal/test-utils';
const RENDER_ONLY = fileURLToPath(new URL('renderOnly.ts', import.meta.url));

/** Replaces the add-on's test of a story, which it calls in each file of stories, by `renderOnly.ts`. */
export const renderedOnly = (): Plugin => ({
  name: 'stories-rendered-only',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === ADDONS && importer !== RENDER_ONLY ? RENDER_ONLY : undefined,
});
