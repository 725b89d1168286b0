/*
 * Part of a package's build, run in its folder: TypeScript leaves `./Button.tsx` as it is in declarations, and the built
 * package has only a `./Button.js` beside its `./Button.d.ts`.
 */

import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve('dist');
for (const path of globSync('**/*.d.ts', { cwd: folder })) {
  const file = resolve(folder, path);
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replaceAll(/((?:from |import\(|module )['"]\.[^'"]*)\.tsx?(['"])/g, '$1.js$2'),
  );
}
