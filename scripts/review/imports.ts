import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Everything in a file that may name another one: paths, the project's packages, what the shop plugin makes. */
const REFERENCE = /['"(](\.{1,2}\/[^'"()?#\s]+|@toystore\/[^'"?\s]+|@shop[^'"?\s]*)/g;
const NAMED_IMPORT = /import (?:type )?\{([^}]*)\} from '(@toystore\/[^']+)'/g;
const NAMED_EXPORT = /export (?:type )?\{([^}]*)\} from '(\.[^']+)'/g;
const CODE = /\.(?:tsx?|mjs|css)$/;

/** Folders of documentation pages, which no story shows. */
const DOCUMENTATION = '.storybook/documentation.ts';

/** Storybook's preview imports the whole kit for the order of its styles: each applies to its own component. */
const PREVIEW = '.storybook/preview.tsx';

const namesIn = (list: string) =>
  list.split(',').flatMap((entry) => /^(?:type )?(\w+)/.exec(entry.trim())?.[1] ?? []);

/**
 * Reads what the files of the project import, which Vitest's `--changed` does not follow into another package.
 * @returns a function that returns a file's path and those of everything that it imports, also through other files
 */
export function readImports(root: string): (file: string) => Set<string> {
  const known = new Map<string, string[]>();
  const isFile = (path: string) =>
    existsSync(join(root, path)) && statSync(join(root, path)).isFile();
  const read = (path: string) => (isFile(path) ? readFileSync(join(root, path), 'utf8') : '');
  const glob = (pattern: string) =>
    globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/'));

  const entryOf = (source: string): string[] => {
    const [, name = '', rest = ''] = /^@toystore\/([\w-]+)(.*)/.exec(source) ?? [];
    const manifest = read(`packages/${name}/package.json`);
    const path: unknown =
      manifest && JSON.parse(manifest).exports?.[`.${rest}`]?.['@toystore/source'];
    return typeof path === 'string' ? [posix.join('packages', name, path)] : [];
  };
  /** Returns the modules of what is imported by name; the package's whole index if one is not found. */
  const modulesOf = (source: string, names: string[]) =>
    entryOf(source).flatMap((entry) => {
      const exported = [...read(entry).matchAll(NAMED_EXPORT)].flatMap(([, list = '', path = '']) =>
        namesIn(list).map((name) => [name, posix.join(posix.dirname(entry), path)] as const),
      );
      const modules = new Map(exported);
      return names.map((name) => modules.get(name) ?? entry);
    });
  const resolve = (file: string, reference: string): string[] => {
    if (reference.startsWith('@toystore/')) return file === PREVIEW ? [] : entryOf(reference);
    const area = /^@shop\/texts\/(.+)/.exec(reference)?.[1];
    if (area) return glob(`packages/app/shops/*/texts/${area}.json`);
    if (reference.startsWith('@shop')) return glob('packages/app/shops/*/{shop.ts,brand.css}');
    const path = posix.join(posix.dirname(file), reference);
    return path.includes('*') ? glob(path) : isFile(path) ? [path] : [];
  };
  const importedBy = (file: string): string[] => {
    const content = CODE.test(file) && file !== DOCUMENTATION ? read(file) : '';
    const named = [...content.matchAll(NAMED_IMPORT)];
    const others = [...content.replaceAll(NAMED_IMPORT, '').matchAll(REFERENCE)];
    return [
      ...named.flatMap(([, names = '', source = '']) => modulesOf(source, namesIn(names))),
      ...others.flatMap(([, reference = '']) => resolve(file, reference)),
    ];
  };
  return (file) => {
    const reached = new Set([file]);
    for (const path of reached) {
      const imported = known.get(path) ?? importedBy(path);
      known.set(path, imported);
      for (const each of imported) reached.add(each);
    }
    return reached;
  };
}
