import { EXTENSION, isObject, type Json, type JsonObject } from './json.ts';

/** A value that the format cannot express. */
export interface CssOnly {
  /** Such as `dimension.text-lg`; a bare name if the format has no type for it. */
  path: string;
  /** The value that replaces it; `undefined` if there is no replacement. */
  value: Json | undefined;
  css: string;
}

const cssOf = (group: JsonObject): Json | undefined => {
  const own = isObject(group.$extensions) ? group.$extensions[EXTENSION] : undefined;
  return isObject(own) ? own.css : undefined;
};

/** Returns the values for which a token file has CSS, alone or next to a value. */
export function listCss(file: JsonObject): CssOnly[] {
  const ofTokens = Object.entries(file).flatMap(([type, group]) =>
    type.startsWith('$') || !isObject(group)
      ? []
      : Object.entries(group).flatMap(([name, token]) => {
          const css = isObject(token) ? cssOf(token) : undefined;
          const value = isObject(token) ? token.$value : undefined;
          return typeof css === 'string' ? [{ path: `${type}.${name}`, value, css }] : [];
        }),
  );
  const own = cssOf(file);
  const ofFile = Object.entries(isObject(own) ? own : {}).map(([path, css]) => ({
    path,
    value: undefined,
    css: String(css),
  }));
  return [...ofTokens, ...ofFile];
}
