import { namesIn, resolveCss, type Theme, type Tokens } from './cssTokens.ts';
import { cssToValue } from './cssToValue.ts';
import { EXTENSION, type Json, type JsonObject } from './json.ts';
import { pathOf, type TokenKinds } from './tokenTypes.ts';
import { valueToCss } from './valueToCss.ts';

export const setNames = ['base', 'light', 'dark'] as const;
export type SetName = (typeof setNames)[number];

/** Tokens that are the same in both themes, references included, are `base`. */
function isBase(tokens: Tokens, name: string): boolean {
  const value = tokens.get(name);
  if (value === undefined) return false;
  return value.light === value.dark && namesIn(value.light).every((inner) => isBase(tokens, inner));
}

/** Tokens of other files, which values may refer to. */
export interface Context {
  kinds: TokenKinds;
  /** The tokens that the file may refer to, its own included. */
  all: Tokens;
  /** Without `{color.accent}`: this file nests the tokens deeper than the format resolves. */
  withoutAliases?: boolean;
}

/**
 * Returns the token file of one set.
 * @param tokens the brand's or the kit's
 */
export function toJson(tokens: Tokens, set: SetName, context: Context): JsonObject {
  const { kinds, all, withoutAliases = false } = context;
  const theme: Theme = set === 'dark' ? 'dark' : 'light';
  const names = [...tokens.keys()].filter((name) => isBase(all, name) === (set === 'base'));
  const aliasTo = (name: string) => {
    const kind = names.includes(name) && !withoutAliases ? kinds.get(name) : undefined;
    return kind && `{${pathOf(name, kind)}}`;
  };
  const lookup = { alias: aliasTo, resolve: (name: string) => resolveCss(all, name, theme) };
  const toVariable = (path: string) => `var(--ts-${path.slice(path.indexOf('.') + 1)})`;

  const groups: Record<string, JsonObject> = {};
  const onlyCss: JsonObject = {};
  for (const name of names) {
    const css = tokens.get(name)?.[theme] ?? '';
    const kind = kinds.get(name);
    if (kind === undefined) {
      onlyCss[name] = css;
      continue;
    }
    const $value = cssToValue(kind.type, css, lookup);
    // If other tools would read the value differently from CSS, the CSS is written next to it.
    const isWhole = valueToCss({ type: kind.type }, $value, toVariable) === css;
    const $extensions = { [EXTENSION]: { css } };
    groups[kind.type] ??= {};
    Object.assign(groups[kind.type] ?? {}, {
      [name]: { $type: kind.type, $value, ...(!isWhole && { $extensions }) },
    });
  }
  const $extensions: Record<string, Json> = { [EXTENSION]: { css: onlyCss } };
  return { ...groups, ...(Object.keys(onlyCss).length > 0 && { $extensions }) };
}
