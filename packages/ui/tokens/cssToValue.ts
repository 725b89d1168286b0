import { hexOf, parseColour } from './colour.ts';
import { pxOf } from './cssSize.ts';
import { namesIn, splitOutside } from './cssTokens.ts';
import type { Json, JsonObject } from './json.ts';
import type { TokenType } from './tokenTypes.ts';

/** Resolves references to other tokens. */
export interface Lookup {
  /** Returns `{color.accent}`; undefined if the value must not refer to that token. */
  alias: (name: string) => string | undefined;
  /** Returns the token's CSS without `var()`. */
  resolve: (name: string) => string | undefined;
}

const EASINGS: Record<string, [number, number, number, number]> = {
  linear: [0, 0, 1, 1],
  ease: [0.25, 0.1, 0.25, 1],
  'ease-in': [0.42, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
};

const rounded = (value: number) => Number(value.toFixed(4));

function colorValue(css: string): JsonObject {
  const colour = parseColour(css) ?? [0, 0, 0, 0];
  const [red, green, blue, alpha] = colour;
  const components = [red, green, blue].map((byte) => rounded(byte / 255));
  return { colorSpace: 'srgb', components, ...(alpha < 1 && { alpha }), hex: hexOf(colour) };
}

/** Returns a colour, or the first one in an image. */
function color(css: string, lookup: Lookup): Json {
  if (parseColour(css)) return colorValue(css);
  const colours = css.match(/var\(--ts-[\w-]+\)|#[0-9a-f]{3,8}\b|rgba?\([^)]*\)/gi) ?? [];
  const first = colours.find((text) => text.startsWith('var(') || parseColour(text));
  return first === undefined ? colorValue('transparent') : cssToValue('color', first, lookup);
}

function dimension(css: string): JsonObject {
  const [, value, unit] = css.match(/^(-?[\d.]+)(px|rem)$/) ?? [];
  if (unit !== undefined) return { value: Number(value), unit };
  const px = pxOf(splitOutside(css, /\s/)[0] ?? '') ?? 0; // of several corners, the first
  const inRem = css.includes('rem');
  return { value: rounded(inRem ? px / 16 : px), unit: inRem ? 'rem' : 'px' };
}

function layer(css: string, lookup: Lookup): JsonObject {
  const parts = splitOutside(css, /\s/);
  const lengths = parts.filter((part) => /^-?[\d.]+(?:px|rem)?$/.test(part));
  const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths;
  const length = (text: string) => dimension(text === '0' ? '0px' : text);
  const paint = parts.find((part) => part !== 'inset' && !lengths.includes(part)) ?? 'transparent';
  return {
    color: cssToValue('color', paint, lookup),
    offsetX: length(offsetX),
    offsetY: length(offsetY),
    blur: length(blur),
    spread: length(spread),
    ...(parts.includes('inset') && { inset: true }),
  };
}

function shadow(css: string, lookup: Lookup): Json {
  const filters = splitOutside(css, /\s/).flatMap(
    (part) => part.match(/^drop-shadow\((.*)\)$/)?.[1] ?? [],
  );
  const layers = filters.length > 0 ? filters : splitOutside(css === 'none' ? '0 0' : css, /,/);
  const [first = {}, ...more] = layers.map((text) => layer(text, lookup));
  return more.length === 0 ? first : [first, ...more];
}

function duration(css: string): JsonObject {
  return { value: Number.parseFloat(css), unit: css.endsWith('ms') ? 'ms' : 's' };
}

const converters: Record<TokenType, (css: string, lookup: Lookup) => Json> = {
  color,
  cubicBezier: (css) => EASINGS[css] ?? (css.match(/-?[\d.]+/g) ?? []).map(Number),
  dimension,
  duration,
  fontFamily: (css) =>
    splitOutside(css, /,/).map((family) => family.replaceAll(/^["']|["']$/g, '')),
  fontWeight: (css) => Number.parseFloat(css),
  number: (css) => Number.parseFloat(css),
  shadow,
};

/**
 * Converts a CSS value into the Design Tokens format. If the format has no equivalent, it returns the nearest one: a size at a
 * width of 1440 px, the first color of an image.
 */
export function cssToValue(type: TokenType, css: string, lookup: Lookup): Json {
  const [name] = namesIn(css);
  if (name === undefined || css !== `var(--ts-${name})`) return converters[type](css, lookup);
  return lookup.alias(name) ?? converters[type](lookup.resolve(name) ?? '', lookup);
}
