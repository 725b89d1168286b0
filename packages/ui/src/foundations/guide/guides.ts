import type { DefinedGuide } from './defineGuide.ts';

const modules = import.meta.glob<DefinedGuide>(
  '/packages/ui/src/{primitives,components,cart,accounts,toys}/**/*.guide.tsx',
  { import: 'default' },
);

const nameOf = (path: string) => path.replace(/^.*\/|\.guide\.tsx$/g, '');

const byName = new Map(Object.entries(modules).map(([path, load]) => [nameOf(path), load]));

const loading = new Map<string, Promise<DefinedGuide | undefined>>();

/** Loads the guide of a component, which the title of its stories names; `undefined` if it has none. Each guide is loaded once. */
export function loadGuide(title: string): Promise<DefinedGuide | undefined> {
  const known = loading.get(title);
  if (known) return known;
  const guide = byName.get(title.replace(/^.*\//, ''))?.() ?? Promise.resolve(undefined);
  loading.set(title, guide);
  return guide;
}
