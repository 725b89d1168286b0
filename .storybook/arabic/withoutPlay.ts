import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const RENDER_ONLY = fileURLToPath(new URL('renderStory.ts', import.meta.url));

/** Renders stories without their `play` functions, which look for English texts. */
export const withoutPlay = (): Plugin => ({
  name: 'without-play',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === '@storybook/addon-vitest/internal/test-utils' && importer !== RENDER_ONLY
      ? RENDER_ONLY
      : undefined,
});
