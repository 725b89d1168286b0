import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Returns the files that an entry reaches by relative imports, itself included. */
function reachedFrom(file: URL, seen = new Map<string, string>()) {
  if (seen.has(file.href)) return seen;
  const code = readFileSync(file, 'utf8');
  seen.set(file.href, code);
  for (const [, name = ''] of code.matchAll(/^import (?!type )[^;]*? from '(\.[^']+\.tsx?)';/gm)) {
    reachedFrom(new URL(name, file), seen);
  }
  return seen;
}

test('what Storybook’s frame renders names its React: the frame is built without the automatic runtime', () => {
  const components = [...reachedFrom(new URL('manager.ts', import.meta.url))].filter(([file]) =>
    file.endsWith('.tsx'),
  );
  expect(components).not.toEqual([]);
  const withoutReact = components.filter(
    ([, code]) => !/^import \* as React from 'react';$/m.test(code),
  );
  expect(withoutReact.map(([file]) => file)).toEqual([]);
});
