import { EXTENSION, isObject, type Json, type JsonObject, quote } from './json.ts';

/** A token as it stands in a file. */
export interface FileToken {
  /** Its own, or that of a group around it. */
  type: Json | undefined;
  value: Json;
  /** What CSS says, where the format cannot hold it. */
  css: Json | undefined;
}

export interface CollectedTokens {
  byPath: Map<string, FileToken>;
  /** Values of tokens that the format has no type for, by their names. */
  onlyCss: Map<string, Json>;
}

const cssIn = (extensions: Json | undefined): Json | undefined => {
  const own = isObject(extensions) ? extensions[EXTENSION] : undefined;
  return isObject(own) ? own.css : undefined;
};

/**
 * The tokens of sets, later sets winning.
 * @param report gets what is wrong, a sentence each
 */
export function collectTokens(
  sets: JsonObject[],
  report: (problem: string) => void,
): CollectedTokens {
  const collected: CollectedTokens = { byPath: new Map(), onlyCss: new Map() };

  const addToken = (path: string, token: JsonObject, type: Json | undefined) => {
    const inside = Object.keys(token).find((key) => !key.startsWith('$'));
    if (inside !== undefined) {
      return report(`${path} is a token and a group at once: move “${inside}” out of it.`);
    }
    const { $value = null, $type = type, $extensions } = token;
    collected.byPath.set(path, { type: $type, value: $value, css: cssIn($extensions) });
  };

  const walk = (group: JsonObject, parents: string[], inherited: Json | undefined) => {
    const type = group.$type ?? inherited;
    for (const [key, child] of Object.entries(group)) {
      const path = [...parents, key].join('.');
      if (key === '$ref' || key === '$extends')
        report(`${path} is not read here: write the tokens out.`);
      if (key.startsWith('$')) continue;
      if (key === '__proto__' || !/^[^.{}\s][^.{}]*$/.test(key)) {
        report(`“${path}” is not a name that a token may have: rename it.`);
      } else if (!isObject(child)) {
        report(
          `${path} is ${quote(child)}, not a token: a token is an object with $type and $value.`,
        );
      } else if ('$value' in child) addToken(path, child, type);
      else if ('value' in child && typeof child.type === 'string') {
        report(
          'The file is in the older format of Tokens Studio: choose W3C DTCG in its settings and export it again.',
        );
      } else walk(child, [...parents, key], type);
    }
  };

  for (const set of sets) {
    walk(set, [], undefined);
    const own = cssIn(set.$extensions);
    for (const [name, css] of isObject(own) ? Object.entries(own) : [])
      collected.onlyCss.set(name, css);
  }
  return collected;
}
