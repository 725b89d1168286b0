/*
 * `npm run css-types`: writes a type with the class names of every CSS module, so that a misspelt name does not compile.
 * `rootDirs` of tsconfig.json merges the folder with the project.
 */

import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { classNames, ROOT, readStylesheet, stylesheets } from './stylesheets.ts';

const FOLDER = join(ROOT, '.cache', 'css-types');

const typesFileOf = (stylesheet: string) => join(FOLDER, stylesheet.replace(/\.css$/, '.d.css.ts'));

/** Declares each class as an export, which a bundler replaces by its name, and all of them as the default export. */
function declarationFor(stylesheet: string): string {
  const names = classNames(readStylesheet(stylesheet), stylesheet);
  const members = names.map((name) => `  readonly ${JSON.stringify(name)}: string;\n`).join('');
  const named = names.filter((name) => /^\w+$/.test(name));
  const exports = named
    .map((name) => `declare const _${name}: string;\nexport { _${name} as ${name} };\n`) // `new` and `break` are no variables
    .join('');
  return `${exports}declare const styles: {\n${members}};\nexport default styles;\n`;
}

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
