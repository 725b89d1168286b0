/** A module of the build: its own styles, its imports and its exports. */
export interface ModuleSheet {
  css: string;
  imports: string[];
  exports: string[];
}

type Modules = Map<string, ModuleSheet>;

/** Returns a module and its imports, in evaluation order. */
function withImports(modules: Modules, file: string, seen = new Set<string>()): string[] {
  const module = modules.get(file);
  if (module === undefined || seen.has(file)) return [];
  seen.add(file);
  return [...module.imports.flatMap((inner) => withImports(modules, inner, seen)), file];
}

/** Returns the styles of a module and of everything that it renders. */
export const wholeSheet = (modules: Modules, file: string): string =>
  withImports(modules, file)
    .map((inner) => modules.get(inner)?.css ?? '')
    .join('');

/** Returns how many components with styles a module builds on: it may override their styles. */
function levelsOf(modules: Modules): Map<string, number> {
  const levels = new Map<string, number>();
  const brings = ({ imports }: ModuleSheet) => imports.filter((file) => modules.get(file)?.css);
  const levelOf = (file: string, within: string[]): number => {
    const known = levels.get(file);
    const module = modules.get(file);
    if (known !== undefined) return known;
    if (module === undefined || module.css !== '' || within.includes(file)) return -1;
    const below = Math.max(-1, ...module.imports.map((i) => levelOf(i, [...within, file])));
    const level = brings(module).length > 0 ? below + 1 : below;
    levels.set(file, level);
    return level;
  };
  const ofSheets = new Map<string, number>();
  for (const [file, module] of modules) {
    const level = levelOf(file, []);
    for (const sheet of brings(module)) {
      ofSheets.set(sheet, Math.min(ofSheets.get(sheet) ?? level, level));
    }
  }
  return ofSheets;
}

const COMPONENTS = '@layer toystore.components';

/**
 * Returns a stylesheet per component with styles: its own, and those of what it renders. They may be loaded in any
 * order, because a component that builds on another is in a stronger layer.
 * @param entry the module with the kit's exports
 */
export function componentSheets(
  modules: Modules,
  entry: string,
): [fileName: string, css: string][] {
  const levels = levelsOf(modules);
  const names = [...Array(Math.max(...levels.values()) + 1).keys()].map((level) => `l${level}`);
  const order = `@layer toystore.tokens,toystore.base,toystore.components;${COMPONENTS}{@layer ${names}}`;
  const inLevel = (file: string) =>
    modules.get(file)?.css.replaceAll(`${COMPONENTS}{`, `${COMPONENTS}.l${levels.get(file)}{`) ??
    '';
  const exported = modules.get(entry)?.exports ?? [];
  return [...modules].flatMap(([file, { exports }]) => {
    const css = withImports(modules, file).map(inLevel).join('');
    if (file === entry || css === '') return [];
    return exports
      .filter((name) => /^[A-Z][a-z]/.test(name) && exported.includes(name))
      .map((name): [string, string] => [`styles/${name}.css`, order + css]);
  });
}
