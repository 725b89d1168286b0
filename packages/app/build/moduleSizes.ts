import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes the bytes of each module in a build, before minifying, and of each package of node_modules: a budget that is exceeded
 * names the ones that grew.
 * @param file a JSON file
 * @param root the project's folder, to which paths of modules are relative
 */
export const moduleSizes = (file: string, root: string): Plugin => ({
  name: 'module-sizes',
  generateBundle(_options, bundle) {
    const sizes: Record<string, number> = {};
    for (const output of Object.values(bundle)) {
      if (output.type !== 'chunk') continue;
      for (const [id, { renderedLength }] of Object.entries(output.modules)) {
        const name = nameOf(id, root);
        if (renderedLength > 0) sizes[name] = (sizes[name] ?? 0) + renderedLength;
      }
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(sizes));
  },
});

const nameOf = (id: string, root: string) =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ??
  id.replace(/\?.*/, '').replaceAll('\0', '').replace(`${root}/`, '');
