/*
 * Part of a package's build, run in its folder: TypeScript keeps `./Button.tsx` in declarations, but the built package only
 * has `./Button.js` next to `./Button.d.ts`.
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
