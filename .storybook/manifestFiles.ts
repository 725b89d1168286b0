import { fileURLToPath } from 'node:url';
import { loadManifests } from 'storybook/internal/core-server';
import type { Options, Presets } from 'storybook/internal/types';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Adds the manifests to a static build. Storybook's own files are three times as large: they have line breaks, this
 * machine's paths and a page for debugging, which only the dev server keeps.
 */
export const manifestFiles = (presets: Presets): Plugin => ({
  name: 'manifest-files',
  apply: 'build',
  async generateBundle() {
    for (const [name, manifest] of Object.entries(await loadManifests(presets))) {
      const source = JSON.stringify(manifest).replaceAll(root, '');
      this.emitFile({ type: 'asset', fileName: `manifests/${name}.json`, source });
    }
  },
});

/**
 * Returns all manifests, and none for a static build, the only caller in production without `watch`. In development the
 * MCP server also calls without `watch`, to check whether there are any.
 */
export const unlessStatic = <Manifests extends object>(manifests: Manifests, options: Options) =>
  options.configType === 'PRODUCTION' && !('watch' in options && options.watch) ? {} : manifests;
