import { type Theme, themes } from './cssTokens.ts';
import { isObject, type Json, type JsonObject } from './json.ts';

/** The sets that each theme is made of; later ones win. */
export type ThemeSets = Record<Theme, JsonObject[]>;

const list = (names: string[]) => names.join(', ') || 'none';

/** Sets as Tokens Studio keeps them: `$themes` says which set each theme takes, `$metadata` in which order. */
function ofTokensStudio(file: JsonObject, $themes: JsonObject[]): ThemeSets | string {
  const order = isObject(file.$metadata) ? file.$metadata.tokenSetOrder : undefined;
  const names = Object.keys(file).filter((name) => !name.startsWith('$'));
  const ordered = Array.isArray(order)
    ? names.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    : names;
  const sets: ThemeSets = { light: [], dark: [] };
  for (const theme of themes) {
    const found = $themes.filter(({ name }) => String(name).trim().toLowerCase() === theme);
    const selected = found[0]?.selectedTokenSets;
    if (found.length !== 1 || !isObject(selected)) {
      const titles = list($themes.map(({ name }) => String(name)));
      return `$themes needs one theme with the name ${theme}; it has: ${titles}.`;
    }
    const taken = Object.keys(selected).filter((name) => selected[name] !== 'disabled');
    const missing = taken.find((name) => !isObject(file[name]));
    if (missing !== undefined) {
      return `The theme ${theme} takes the set “${missing}”, which is not in the file: export all sets in one file.`;
    }
    for (const name of ordered) {
      const set: Json | undefined = taken.includes(name) ? file[name] : undefined;
      if (isObject(set)) sets[theme].push(set);
    }
  }
  return sets;
}

/** The themes of a token file, or what is wrong with them. */
export function findSets(file: JsonObject): ThemeSets | string {
  if ('resolutionOrder' in file) {
    return 'This is a resolver document, which only names other files: import the file that has base, light and dark in one.';
  }
  if (Array.isArray(file.$themes) && file.$themes.length > 0) {
    return ofTokensStudio(file, file.$themes.filter(isObject));
  }
  const names = Object.keys(file).filter((name) => !name.startsWith('$'));
  const { base = {}, light, dark } = file;
  if (!isObject(light) || !isObject(dark) || !isObject(base)) {
    return `The file needs the sets light and dark, and may have base; it has: ${list(names)}. Rename its sets, or name the themes Light and Dark in Tokens Studio.`;
  }
  const unknown = names.filter((name) => !['base', ...themes].includes(name));
  if (unknown.length > 0) {
    return `No theme takes the set “${unknown.join('”, “')}”: move its tokens to base, light or dark.`;
  }
  return { light: [base, light], dark: [base, dark] };
}
