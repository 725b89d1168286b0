import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { classNames, readStylesheet, stylesheets } from '../build/stylesheets.ts';

const root = new URL('../../../', import.meta.url);

/** The classes that components use from each CSS module. The compiler finds misspelt ones. */
const taken = new Map<string, Set<string>>();
for (const path of globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })) {
  const code = readFileSync(new URL(path, root), 'utf8');
  for (const [, name, from] of code.matchAll(
    /import (?:\* as )?(\w+) from '([^']+\.module\.css)'/g,
  )) {
    const module = posix.join(posix.dirname(path.replaceAll('\\', '/')), from ?? '');
    const classes = taken.get(module) ?? new Set();
    for (const [, used] of code.matchAll(new RegExp(`\\b${name}\\.([\\w$]+)`, 'g'))) {
      classes.add(used ?? '');
    }
    taken.set(module, classes);
  }
}

test.each(stylesheets('**/*.module.css'))('each class of %s is used', (path) => {
  const unused = classNames(readStylesheet(path)).filter((name) => !taken.get(path)?.has(name));
  expect(unused).toEqual([]);
});

test('no two CSS modules have the same name, which their built class names start with', () => {
  const names = stylesheets('**/*.module.css').map((path) => posix.basename(path));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
