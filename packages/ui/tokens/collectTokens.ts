import { EXTENSION, isObject, type Json, type JsonObject, quote } from './json.ts';

/** A group that may contain the kit's tokens, next to those that they point at. */
const SEMANTIC = 'semantic';

/** Returns a path as it is collected: `{palette.$root}` is the token of the group `palette`. */
export const collectedPath = (path: string): string =>
  path.replace(/\.\$root$/, '').replace(/^semantic\./, '');

/** A token of a file, before its aliases are resolved. */
export interface FileToken {
  /** The token's own type, or its group's. */
  type: Json | undefined;
  value: Json;
  /** The CSS value, if the format cannot express it. */
  css: Json | undefined;
  /** How Tokens Studio changes the colour, such as `lighten 0.2`. */
  modifier: string | undefined;
  /** The set that contains it. */
  set: string;
}

/** A set of tokens and its name in the file. */
export type NamedSet = readonly [name: string, set: JsonObject];

export interface CollectedTokens {
  byPath: Map<string, FileToken>;
  /** Values of tokens that the format has no type for, by their names. */
  onlyCss: Map<string, Json>;
}

const cssIn = (extensions: Json | undefined): Json | undefined => {
  const own = isObject(extensions) ? extensions[EXTENSION] : undefined;
  return isObject(own) ? own.css : undefined;
};

const modifierIn = (extensions: Json | undefined): string | undefined => {
  const studio = isObject(extensions) ? extensions['studio.tokens'] : undefined;
  const modify = isObject(studio) ? studio.modify : undefined;
  if (modify === undefined || modify === null) return undefined;
  return isObject(modify) ? `${modify.type} ${modify.value}` : quote(modify);
};

const isToken = (group: JsonObject) =>
  '$value' in group || ('$ref' in group && Object.keys(group).every((key) => key.startsWith('$')));

/** Formats that have no `$` before value and type: Tokens Studio's older one, Style Dictionary's own. */
const isOlderToken = ({ value, type, $type = type }: JsonObject) =>
  value !== undefined && (!isObject(value) || typeof $type === 'string');

/**
 * Returns the tokens of sets; a later set wins.
 * @param report receives each problem, as a sentence
 */
export function collectTokens(
  sets: NamedSet[],
  report: (problem: string) => void,
): CollectedTokens {
  const collected: CollectedTokens = { byPath: new Map(), onlyCss: new Map() };

  let set = '';

  const addToken = (path: string, token: JsonObject, type: Json | undefined) => {
    const inside = Object.keys(token).find((key) => !key.startsWith('$'));
    if (inside !== undefined) {
      return report(`${path} is a token and a group at once: move “${inside}” out of it.`);
    }
    const { $ref, $type = type, $extensions } = token;
    const { $value = $ref === undefined ? null : { $ref } } = token;
    const css = cssIn($extensions);
    const modifier = modifierIn($extensions);
    collected.byPath.set(path, { type: $type, value: $value, css, modifier, set });
  };

  const walk = (group: JsonObject, parents: string[], inherited: Json | undefined) => {
    const type = group.$type ?? inherited;
    for (const [key, child] of Object.entries(group)) {
      const path = [...parents, key].join('.');
      if (key === '$ref' || key === '$extends')
        report(`${path} fills a whole group, which is not read here: write its tokens out.`);
      if (key === '$root' && isObject(child)) addToken(parents.join('.'), child, type);
      if (key.startsWith('$')) continue;
      if (key === '__proto__' || !/^[^.{}\s][^.{}]*$/.test(key)) {
        report(`“${path}” is not a name that a token may have: rename it.`);
      } else if (!isObject(child)) {
        report(
          `${path} is ${quote(child)}, not a token: a token is an object with $type and $value.`,
        );
      } else if (isToken(child)) addToken(path, child, type);
      else if (isOlderToken(child)) {
        report(
          'The file is in an older format, with value instead of $value: choose W3C DTCG in the settings of Tokens Studio, or convert it with convertToDTCG of Style Dictionary.',
        );
      } else walk(child, path === SEMANTIC ? [] : [...parents, key], type);
    }
  };

  for (const [name, content] of sets) {
    set = name;
    walk(content, [], undefined);
    const own = cssIn(content.$extensions);
    for (const [token, css] of isObject(own) ? Object.entries(own) : [])
      collected.onlyCss.set(token, css);
  }
  return collected;
}
