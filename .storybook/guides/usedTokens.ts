import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { declarations } from '../../packages/ui/tokens/declarations.ts';

const KIT = fileURLToPath(new URL('../../packages/ui/src/', import.meta.url));

/** The name of the module: an object of `usedTokens` by the names of the guides. */
const MODULE = 'virtual:guide-tokens';

/** Provides the tokens that the component of each guide uses. */
export const guideTokens = (): Plugin => ({
  name: 'guide-tokens',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: (id) => {
    if (id !== `\0${MODULE}`) return undefined;
    const guides = globSync('**/*.guide.tsx', { cwd: KIT }).map((path) => [
      basename(path, '.guide.tsx'),
      usedTokens(path),
    ]);
    return `export default ${JSON.stringify(Object.fromEntries(guides))}`;
  },
});

/**
 * Returns the tokens in the stylesheets of a guide's component, each with the properties that they set.
 * @param guide its path in the kit
 */
export function usedTokens(guide: string): Record<string, string[]> {
  const used: Record<string, string[]> = {};
  for (const sheet of stylesheetsOf(guide)) {
    for (const { property, value } of declarations(readFileSync(sheet, 'utf8'))) {
      for (const [token] of value.matchAll(/--ts-[\w-]+/g)) {
        used[token] = [...new Set([...(used[token] ?? []), property])].sort();
      }
    }
  }
  return Object.fromEntries(Object.entries(used).sort());
}

/** Imports of files in the same folder, and in folders that components share, whose names are in lower case. */
const OWN = / from '(\.\/[\w.]+|(?:\.\.\/)+(?:[\w-]+\/)*[a-z][\w-]*\/[\w.]+)'/g;

/** Returns the stylesheets that a component imports, also through other files. */
function stylesheetsOf(guide: string): string[] {
  const found = new Set(sourcesOf(guide));
  for (const file of found) {
    if (!file.endsWith('.tsx')) continue;
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(OWN)) {
      if (/\.(?:tsx|css)$/.test(name)) found.add(join(dirname(file), name));
    }
  }
  return [...found].filter((file) => file.endsWith('.css'));
}

/** Returns the file that exports the component; for a guide of several components, all that its stories show. */
function sourcesOf(guide: string): string[] {
  const name = basename(guide, '.guide.tsx');
  const files = globSync(`${dirname(guide)}/!(*.stories|*.guide|*TestUtils).tsx`, { cwd: KIT }).map(
    (file) => join(KIT, file),
  );
  const own = files.filter((file) => readFileSync(file, 'utf8').includes(`function ${name}`));
  return own.length > 0 ? own : files;
}
