import { join } from 'node:path';
import { expect, test } from 'vitest';
import { KIT_PREFIX, scopedNames } from './scopedNames.ts';
import { classNames, ROOT, readStylesheet, stylesheets } from './stylesheets.ts';

test.each([
  ['kit', 'packages/ui/', KIT_PREFIX],
  ['shop', 'packages/', 't'],
])(
  'gives each class of the built %s a unique name, the same in every build',
  (_, folder, prefix) => {
    const modules = stylesheets('**/*.module.css').filter((path) => path.startsWith(folder));
    const namesOf = () => {
      const scoped = scopedNames(folder, prefix);
      return modules.flatMap((path) =>
        classNames(readStylesheet(path)).map((name) => scoped(name, join(ROOT, path))),
      );
    };
    const names = namesOf();
    expect(names.length).toBeGreaterThan(300);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^t(s\w+-)?[\da-z]+-[\da-z]+$/.test(name))).toEqual([]);
    expect(namesOf()).toEqual(names);
  },
);

test('prefixes the name of keyframes with their stylesheet’s', () => {
  const menu = join(ROOT, 'packages/ui/src/primitives/Menu/Menu.module.css');
  expect(scopedNames('packages/ui/', KIT_PREFIX)('pop-up', menu)).toMatch(
    /^ts\w+-[\da-z]+-pop-up$/,
  );
});
