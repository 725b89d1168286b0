/** Red, green, blue from 0 to 255, alpha from 0 to 1. */
export type Colour = [red: number, green: number, blue: number, alpha: number];

const SPACED = /^rgba?\(\s*(\d+)\s+(\d+)\s+(\d+)(?:\s*\/\s*(\d*\.?\d+))?\s*\)$/;
const WITH_COMMAS = /^rgba?\(\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)(?:\s*,\s*(\d*\.?\d+))?\s*\)$/;

/** Reads `#rgb`, `#rrggbb`, both with alpha, `rgb(r g b / a)` or `transparent`; undefined for anything else. */
export function parseColour(text: string): Colour | undefined {
  if (text === 'transparent') return [0, 0, 0, 0];
  const hex = text.match(/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i)?.[1];
  if (hex !== undefined) {
    const digits = hex.length < 6 ? hex.replaceAll(/./g, '$&$&') : hex;
    const [red = 0, green = 0, blue = 0, alpha = 255] = (digits.match(/../g) ?? []).map((pair) =>
      Number.parseInt(pair, 16),
    );
    return [red, green, blue, Math.round((alpha / 255) * 1000) / 1000];
  }
  const parts = text.match(SPACED) ?? text.match(WITH_COMMAS);
  if (!parts) return undefined;
  const [red = 0, green = 0, blue = 0] = parts.slice(1, 4).map(Number);
  const alpha = Number(parts[4] ?? 1);
  return Math.max(red, green, blue) <= 255 && alpha <= 1 ? [red, green, blue, alpha] : undefined;
}

/** Formats a color as `#rrggbb`, without its alpha. */
export const hexOf = ([red, green, blue]: Colour): string =>
  `#${[red, green, blue].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

/** Formats a colour as CSS. */
export function formatColour(colour: Colour): string {
  const [red, green, blue] = colour;
  const alpha = Number(colour[3].toFixed(3));
  if (alpha === 1) return hexOf(colour);
  if (red + green + blue + alpha === 0) return 'transparent';
  return `rgb(${red} ${green} ${blue} / ${alpha})`;
}

/** Returns a channel's linear light, from 0 to 1 (sRGB's transfer function). */
export const linear = (byte: number): number => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Returns the relative luminance (WCAG 2.2). */
const luminance = ([red, green, blue]: Colour): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Returns the contrast ratio (WCAG 2.2), from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}
