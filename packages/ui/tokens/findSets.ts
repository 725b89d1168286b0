import type { NamedSet } from './collectTokens.ts';
import { type Theme, themes } from './cssTokens.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { tokenTypes } from './tokenTypes.ts';

/** The sets of each theme; a later one wins. */
export interface ThemeSets extends Record<Theme, NamedSet[]> {
  /** The file has one theme: dark uses the values of light. */
  isSingle?: boolean;
}

const list = (names: string[]) => names.join(', ') || 'none';

const namesIn = (group: JsonObject) => Object.keys(group).filter((name) => !name.startsWith('$'));

/** Returns whether the groups in a group are types of tokens, as in the kit's sets: `color`, `dimension`. */
const isSet = (group: Json | undefined): group is JsonObject =>
  isObject(group) && tokenTypes.some((type) => isObject(group[type]));

const hasTokens = (group: JsonObject): boolean =>
  Object.values(group).some(
    (child) => isObject(child) && ('$value' in child || 'value' in child || hasTokens(child)),
  );

const pick = (group: JsonObject, names: string[]): JsonObject =>
  Object.fromEntries(Object.entries(group).filter(([name]) => names.includes(name)));

const single = (sets: NamedSet[]): ThemeSets => ({ light: sets, dark: sets, isSingle: true });

/** Returns the names of sets in Tokens Studio's order. */
function ordered(file: JsonObject, names: string[]): string[] {
  const order = isObject(file.$metadata) ? file.$metadata.tokenSetOrder : undefined;
  if (!Array.isArray(order)) return names;
  return names.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}

const setsIn = (file: JsonObject, names: string[]): NamedSet[] =>
  ordered(file, names).flatMap((name) => {
    const content = file[name];
    return isObject(content) ? [[name, content] as const] : [];
  });

/** Returns the sets of a theme of Tokens Studio, or their problem. */
function setsOf(file: JsonObject, theme: JsonObject): NamedSet[] | string {
  const { name, selectedTokenSets: selected } = theme;
  if (!isObject(selected)) {
    return `The theme ${name} in $themes has no selectedTokenSets: export it again from Tokens Studio.`;
  }
  const taken = Object.keys(selected).filter((set) => selected[set] !== 'disabled');
  const missing = taken.find((set) => !isObject(file[set]));
  if (missing !== undefined) {
    return `The theme ${name} takes the set “${missing}”, which is not in the file: export all sets in one file.`;
  }
  return setsIn(file, taken);
}

/** Reads sets of Tokens Studio: `$themes` lists the sets of each theme, `$metadata` their order. */
function ofTokensStudio(file: JsonObject, $themes: JsonObject[]): ThemeSets | string {
  const named = (theme: Theme) =>
    $themes.filter(({ name }) => String(name).trim().toLowerCase() === theme);
  const [only] = $themes;
  if ($themes.length === 1 && only !== undefined && named('dark').length === 0) {
    const sets = setsOf(file, only);
    return typeof sets === 'string' ? sets : single(sets);
  }
  const sets: ThemeSets = { light: [], dark: [] };
  for (const theme of themes) {
    const [found, ...more] = named(theme);
    if (found === undefined || more.length > 0) {
      const titles = list($themes.map(({ name }) => String(name)));
      return `$themes needs one theme with the name ${theme}; it has: ${titles}. Rename one, or export a single theme, which is taken as light.`;
    }
    const taken = setsOf(file, found);
    if (typeof taken === 'string') return taken;
    sets[theme] = taken;
  }
  return sets;
}

/** Reads a file without the sets light and dark as one theme, unless its sets have other names. */
function ofOneTheme(file: JsonObject): ThemeSets | string {
  const names = namesIn(file);
  const hasSets = !isSet(file) && names.some((name) => isSet(file[name]));
  const hasThemes = hasSets && names.length > 1 && /light|dark|night/i.test(names.join(' '));
  if (hasThemes || 'dark' in file || !hasTokens(file)) {
    return `The file needs the sets light and dark, and may have base; it has: ${list(names)}. Rename its sets, or name the themes Light and Dark in Tokens Studio.`;
  }
  return single(hasSets ? setsIn(file, names) : [['', file]]);
}

/** Returns the themes of a token file, or their problem. */
export function findSets(file: JsonObject): ThemeSets | string {
  if ('resolutionOrder' in file) {
    return 'This is a resolver document, which only names other files: import the file that has base, light and dark in one.';
  }
  if (Array.isArray(file.$themes) && file.$themes.length > 0) {
    return ofTokensStudio(file, file.$themes.filter(isObject));
  }
  const names = namesIn(file);
  const { base = {}, light, dark } = file;
  const isOurs = names.every((name) => ['base', ...themes].includes(name));
  if (isOurs && isObject(base) && isObject(light) && dark === undefined) {
    return single([
      ['base', base],
      ['light', light],
    ]);
  }
  if (!isObject(light) || !isObject(dark) || !isObject(base)) return ofOneTheme(file);
  const others = names.filter((name) => !['base', ...themes].includes(name));
  const unknown = others.filter((name) => {
    const group = file[name];
    return !isObject(group) || !hasTokens(group) || (isSet(group) && name !== 'semantic');
  });
  if (unknown.length > 0) {
    return `No theme takes the set “${unknown.join('”, “')}”: move its tokens to base, light or dark.`;
  }
  const common: NamedSet[] = [
    ['', pick(file, others)],
    ['base', base],
  ];
  return { light: [...common, ['light', light]], dark: [...common, ['dark', dark]] };
}
