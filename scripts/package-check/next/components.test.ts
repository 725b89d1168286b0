import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../command/programs.ts';
import { exportedComponents } from '../outside.ts';

const SOURCE = join(import.meta.dirname, 'app');

test('the Next app, which only `npm run test:long` builds, has every component of the kit', () => {
  const pages = globSync('app/**/*.js', { cwd: SOURCE })
    .map((file) => readFileSync(join(SOURCE, file), 'utf8'))
    .join('\n');
  const missing = exportedComponents(join(ROOT, 'packages/ui')).filter(
    (name) => !new RegExp(`<${name}[\\s/>]`).test(pages),
  );
  expect(missing).toEqual([]);
});
