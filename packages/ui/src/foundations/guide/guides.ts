import type { DefinedGuide } from './defineGuide.ts';

const modules = import.meta.glob<DefinedGuide>(
  '/packages/ui/src/{primitives,components,cart,accounts,toys}/**/*.guide.tsx',
  { import: 'default' },
);

const nameOf = (path: string) => path.replace(/^.*\/|\.guide\.tsx$/g, '');

const byName = new Map(
  Object.entries(modules).map(([path, load]) => [nameOf(path), { path, load }]),
);

/** Returns the guide of a component, which its story's title names, and its folder; undefined if it has none. */
export const findGuide = (title: string) => byName.get(title.replace(/^.*\//, ''));

/** Loads the guides in a folder of the kit, such as `toys`, with their names. */
export const guidesIn = (folder: string) =>
  Promise.all(
    [...byName]
      .filter(([, { path }]) => path.startsWith(`/packages/ui/src/${folder}/`))
      .map(async ([name, { load }]) => [name, await load()] as const),
  );
