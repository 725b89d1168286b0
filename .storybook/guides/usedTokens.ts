import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { declarations } from '../../packages/ui/tokens/declarations.ts';

const KIT = fileURLToPath(new URL('../../packages/ui/src/', import.meta.url));

/** The name of the module: an object of `usedTokens` by the names of the guides. */
const MODULE = 'virtual:guide-tokens';

/** Tells the guides which tokens their components use. */
export const guideTokens = (): Plugin => ({
  name: 'guide-tokens',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: (id) => {
    if (id !== `\0${MODULE}`) return undefined;
    const guides = globSync('**/*.guide.tsx', { cwd: KIT }).map((path) => [
      basename(path, '.guide.tsx'),
      usedTokens(join(KIT, path.replace('.guide', ''))),
    ]);
    return `export default ${JSON.stringify(Object.fromEntries(guides))}`;
  },
});

/** Returns the tokens in the stylesheets of a component, each with the properties that they set. */
export function usedTokens(component: string): Record<string, string[]> {
  const used: Record<string, string[]> = {};
  for (const sheet of stylesheetsOf(component)) {
    for (const { property, value } of declarations(readFileSync(sheet, 'utf8'))) {
      for (const [token] of value.matchAll(/--ts-[\w-]+/g)) {
        used[token] = [...new Set([...(used[token] ?? []), property])].sort();
      }
    }
  }
  return Object.fromEntries(Object.entries(used).sort());
}

/** Returns the stylesheets that a component imports, also through other files in its folder. */
function stylesheetsOf(component: string): string[] {
  const found = new Set([component]);
  for (const file of found) {
    if (!file.endsWith('.tsx')) continue;
    for (const [, name = ''] of read(file).matchAll(/ from '\.\/([\w.]+\.(?:tsx|css))'/g)) {
      found.add(join(dirname(component), name));
    }
  }
  return [...found].filter((file) => file.endsWith('.css'));
}

/** A guide of several components has no file of its own. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
