import { type Colour, parseColour } from './colour.ts';
import { declarations } from './declarations.ts';

export type Theme = 'light' | 'dark';
export const themes: readonly Theme[] = ['light', 'dark'];

/** What a custom property of the kit starts with. */
export const PREFIX = '--ts-';

/** Values in CSS in each theme, by the tokens' names without `--ts-`. */
export type Tokens = Map<string, Record<Theme, string>>;

/** Splits at a separator outside of brackets and strings. */
export function splitOutside(text: string, separator: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const [piece] of text.matchAll(/"[^"]*"|'[^']*'|[\s\S]/g)) {
    if (piece === '(') depth++;
    if (piece === ')') depth--;
    if (depth === 0 && separator.test(piece)) parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** A value with each `light-dark()` replaced by its part for a theme. */
function inTheme(value: string, theme: Theme): string {
  const start = value.indexOf('light-dark(');
  if (start < 0) return value;
  const open = start + 'light-dark'.length;
  let [depth, end] = [0, open];
  do {
    if (value[end] === '(') depth++;
    if (value[end] === ')') depth--;
    end++;
  } while (depth > 0 && end < value.length);
  const [light = '', dark = ''] = splitOutside(value.slice(open + 1, end - 1), /,/);
  return inTheme(
    value.slice(0, start) + (theme === 'light' ? light : dark) + value.slice(end),
    theme,
  );
}

/**
 * The tokens of stylesheets, later ones winning; what holds in forced colours or for a medium is
 * left out.
 */
export function readCssTokens(...sheets: string[]): Tokens {
  const tokens: Tokens = new Map();
  for (const { property, value, within } of sheets.flatMap(declarations)) {
    const always = within.every((rule) => !/^@media(?!.*forced-colors: none)/.test(rule));
    if (!property.startsWith(PREFIX) || !always) continue;
    const line = value.replaceAll(/\s*\n\s*/g, ' ');
    const [light, dark] = [inTheme(line, 'light'), inTheme(line, 'dark')];
    tokens.set(property.slice(PREFIX.length), { light, dark });
  }
  return tokens;
}

/** The names of the tokens that a value reads. */
export const namesIn = (value: string): string[] =>
  [...value.matchAll(/var\(--ts-([\w-]+)\)/g)].map(([, name = '']) => name);

/** A token's value in one theme without `var()`; undefined where a name leads to nothing or to itself. */
export function resolveCss(
  tokens: Tokens,
  name: string,
  theme: Theme,
  seen: string[] = [],
): string | undefined {
  const value = seen.includes(name) ? undefined : tokens.get(name)?.[theme];
  let resolved = value;
  for (const inner of value === undefined ? [] : namesIn(value)) {
    const replacement = resolveCss(tokens, inner, theme, [...seen, name]);
    if (replacement === undefined) return undefined;
    resolved = resolved?.replaceAll(`var(${PREFIX}${inner})`, () => replacement);
  }
  return resolved;
}

/** Returns a token's color in one theme; `undefined` if it is not a color. */
export const colourOf = (tokens: Tokens, name: string, theme: Theme): Colour | undefined =>
  parseColour(resolveCss(tokens, name, theme) ?? '');
