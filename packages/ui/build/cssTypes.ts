/*
 * Part of `npm run types`: writes a type with the class names of every CSS module, so that a misspelt name does not compile.
 * `rootDirs` of tsconfig.json merges the folder with the project.
 */

import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { classNames, ROOT, readStylesheet, stylesheets } from './stylesheets.ts';

const FOLDER = join(ROOT, '.cache', 'css-types');

const typesFileOf = (stylesheet: string) => join(FOLDER, stylesheet.replace(/\.css$/, '.d.css.ts'));

/** Declares each class as an export, which a bundler replaces by its name. */
const declarationFor = (stylesheet: string): string =>
  classNames(readStylesheet(stylesheet), stylesheet)
    .filter((name) => /^\w+$/.test(name))
    .map((name) => `declare const _${name}: string;\nexport { _${name} as ${name} };\n`) // `new` and `break` are no variables
    .join('');

const modules = [...stylesheets('**/*.module.css'), ...stylesheets('**/*.module.css', 'page')];
for (const stylesheet of modules) {
  const file = typesFileOf(stylesheet);
  const declaration = declarationFor(stylesheet);
  if (existsSync(file) && readFileSync(file, 'utf8') === declaration) continue; // editors watch the file
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, declaration);
}

const wanted = new Set(modules.map(typesFileOf));
for (const path of globSync('**/*.d.css.ts', { cwd: FOLDER })) {
  if (!wanted.has(join(FOLDER, path))) rmSync(join(FOLDER, path));
}
