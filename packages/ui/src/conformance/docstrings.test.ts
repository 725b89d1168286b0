import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { builtinResolvers, makeFsImporter, parse } from 'react-docgen';
import { expect, test } from 'vitest';

const kit = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, kit), 'utf8');

/** The files of the components that the kit exports. */
const files = [...read('index.ts').matchAll(/export \{[^}]*\} from '\.\/([^']+\.tsx)'/g)].map(
  ([, path = '']) => path,
);

/** Returns the props that each component in a file declares itself, with their descriptions. */
const propsIn = (path: string) =>
  parse(read(path), {
    filename: fileURLToPath(new URL(path, kit)),
    babelOptions: { babelrc: false, configFile: false },
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
    // The types of React and of packages are documented elsewhere.
    importer: makeFsImporter((name, folder) => {
      if (name.startsWith('.')) return fileURLToPath(new URL(name, `file://${folder}/`));
      throw Object.assign(new Error(name), { code: 'MODULE_NOT_FOUND' });
    }),
  }).flatMap(({ displayName, props = {} }) =>
    Object.entries(props)
      .filter(([, { tsType }]) => tsType !== undefined)
      .map(([name, { description = '' }]) => ({ name: `${displayName}: ${name}`, description })),
  );

/** Returns the props without a description. `children` is the content of every component and needs none. */
const silent = (props: ReturnType<typeof propsIn>) =>
  props.filter(({ name, description }) => description.trim() === '' && !/: children$/.test(name));

test.each(files)('%s describes each of its props', (path) => {
  expect(silent(propsIn(path))).toEqual([]);
});

test('finds props, also those of a type from another file', () => {
  const names = propsIn('primitives/TextLink/TextLink.tsx').map(({ name }) => name);
  expect(names).toContain('TextLink: href');
});

test.each(files)('%s exports its props and labels from the kit, too', (path) => {
  const types = [...read(path).matchAll(/export (?:type|interface) (\w+(?:Props|Labels))\b/g)];
  const index = read('index.ts');
  expect(types.map(([, name = '']) => name).filter((name) => !index.includes(name))).toEqual([]);
});
