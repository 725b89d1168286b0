import { fileURLToPath } from 'node:url';
import { loadManifests } from 'storybook/internal/core-server';
import type { Options, Presets } from 'storybook/internal/types';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Puts the manifests into a static build. Storybook would write them with line breaks, with this machine's paths and
 * with a page for debugging, three times as large: that page is the dev server's.
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
 * All manifests, but nothing to a static build, which alone asks in production without `watch`. The MCP server asks
 * without it, too, in development, whether there are any.
 */
export const unlessStatic = <Manifests extends object>(manifests: Manifests, options: Options) =>
  options.configType === 'PRODUCTION' && !('watch' in options && options.watch) ? {} : manifests;
