import { type Colour, parseColour } from './colour.ts';
import { declarations } from './declarations.ts';

export type Theme = 'light' | 'dark';
export const themes: readonly Theme[] = ['light', 'dark'];

/** The prefix of the kit's custom properties. */
export const PREFIX = '--ts-';

/** CSS values in each theme, by token name without `--ts-`. */
export type Tokens = Map<string, Record<Theme, string>>;

/** Splits at a separator outside brackets and strings. */
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

/** Replaces each `light-dark()` in a value by its part for a theme. */
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
 * Returns the tokens of stylesheets; a later one wins. Ignores declarations for forced colours or another medium.
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

/** Returns the names of the tokens that a value uses. */
export const namesIn = (value: string): string[] =>
  [...value.matchAll(/var\(--ts-([\w-]+)\)/g)].map(([, name = '']) => name);

/** Returns a token's value in one theme without `var()`; undefined if a reference is missing or circular. */
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
