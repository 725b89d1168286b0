import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scopedNames } from './scopedNames.ts';
import { classNames, ROOT, readStylesheet, stylesheets } from './stylesheets.ts';

const modules = stylesheets('**/*.module.css').filter((path) => path.startsWith('packages/ui/'));

test('gives each class of each stylesheet a unique name, the same in every build', () => {
  const namesOf = () => {
    const scoped = scopedNames();
    return modules.flatMap((path) =>
      classNames(readStylesheet(path)).map((name) => scoped(name, join(ROOT, path))),
    );
  };
  const names = namesOf();
  expect(names.length).toBeGreaterThan(300);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^ts\w+-[\da-z]+-[\da-z]+$/.test(name))).toEqual([]);
  expect(namesOf()).toEqual(names);
});

test('prefixes the name of keyframes with their stylesheet’s', () => {
  const menu = join(ROOT, 'packages/ui/src/primitives/Menu/Menu.module.css');
  expect(scopedNames()('pop-up', menu)).toMatch(/^ts\w+-[\da-z]+-pop-up$/);
});
