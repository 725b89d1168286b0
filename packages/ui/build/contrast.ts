import { declarations } from './stylesheets.ts';

type Theme = 'light' | 'dark';

/** Red, green, blue from 0 to 255, alpha from 0 to 1. */
export type Colour = [number, number, number, number];

type Tokens = Map<string, string>;

/**
 * The tokens of stylesheets, later ones winning; what holds in forced colours or for a medium is
 * left out.
 */
export function tokensOf(...sheets: string[]): Tokens {
  const tokens: Tokens = new Map();
  for (const css of sheets) {
    for (const { property, value, within } of declarations(css)) {
      const always = within.every((rule) => !/^@media(?!.*forced-colors: none)/.test(rule));
      if (property.startsWith('--') && always) tokens.set(property, value);
    }
  }
  return tokens;
}

/** A token's value in one theme. */
function inTheme(tokens: Tokens, name: string, theme: Theme): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`There is no token ${name}.`);
  const resolved = value.replaceAll(/var\((--[\w-]+)\)/g, (_, inner) =>
    inTheme(tokens, inner, theme),
  );
  const [, light, dark] =
    resolved.match(/^light-dark\(\s*((?:[^,()]|\([^)]*\))+),\s*((?:[^,()]|\([^)]*\))+)\)$/) ?? [];
  return ((theme === 'light' ? light : dark) ?? resolved).trim();
}

/** Reads `#rgb`, `#rrggbb` or `rgb(r g b / a)`; undefined when it is no colour. */
export function parseColour(text: string): Colour | undefined {
  const hex = text.match(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i)?.[1];
  if (hex !== undefined) {
    const digits = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex;
    const [red = 0, green = 0, blue = 0] = (digits.match(/../g) ?? []).map((pair) =>
      Number.parseInt(pair, 16),
    );
    return [red, green, blue, 1];
  }
  const parts = text.match(/^rgb\(\s*(\d+)[ ,]+(\d+)[ ,]+(\d+)(?:\s*[/,]\s*([\d.]+))?\s*\)$/);
  if (parts === null) return undefined;
  const [red = 0, green = 0, blue = 0] = parts.slice(1, 4).map(Number);
  return [red, green, blue, Number(parts[4] ?? 1)];
}

/** A token's colour in one theme. */
export const colourOf = (tokens: Tokens, name: string, theme: Theme) =>
  parseColour(inTheme(tokens, name, theme));

/** Relative luminance (WCAG 2.2). */
function luminance([red, green, blue]: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio (WCAG 2.2), from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}
