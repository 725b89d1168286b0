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
const propsIn = (path: string, code = read(path)) =>
  parse(code, {
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

test.each(files)('%s exports its props and labels from the kit, too', (path) => {
  const types = [...read(path).matchAll(/export (?:type|interface) (\w+(?:Props|Labels))\b/g)];
  const index = read('index.ts');
  expect(types.map(([, name = '']) => name).filter((name) => !index.includes(name))).toEqual([]);
});

test('finds a prop without a description, also in a type from another file', () => {
  const code = `
    import type { UiLinkProps } from '../../UiProvider.tsx';
    export type ToyProps = UiLinkProps & {
      /** The toy's name. */
      name: string;
      colour?: 'red' | undefined;
    };
    export function Toy({ name, ...rest }: ToyProps) {
      return <a {...rest}>{name}</a>;
    }`;
  const props = propsIn('components/Toy/Toy.tsx', code);
  expect(props.map(({ name }) => name).sort()).toEqual([
    'Toy: colour',
    'Toy: data-picture-link',
    'Toy: href',
    'Toy: name',
  ]);
  expect(silent(props)).toEqual([{ name: 'Toy: colour', description: '' }]);
});
