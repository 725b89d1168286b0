import { parseColour } from './colour.ts';
import { colourToCss } from './colourToCss.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { formatNumber, measure } from './measures.ts';
import type { TokenType } from './tokenTypes.ts';
import { valueToCss } from './valueToCss.ts';

/** Formats a token's value as source text of a platform. */
export type Render = (type: TokenType, value: Json, name: string) => string;

interface Shadow {
  color: string;
  x: number;
  y: number;
  blur: number;
  spread: number;
  inset: boolean;
}

const inPlace = (): never => {
  throw new Error('Style Dictionary should have replaced all aliases.');
};
const cssOf = (type: TokenType, value: Json) => valueToCss({ type }, value, inPlace);

function px(value: Json | undefined): number {
  const css = measure(value ?? 0, ['px', 'rem'], 'px');
  return Number(formatNumber(Number.parseFloat(css) * (css.endsWith('rem') ? 16 : 1)));
}

function milliseconds(value: Json): number {
  const css = cssOf('duration', value);
  return Math.round(Number.parseFloat(css) * (css.endsWith('ms') ? 1 : 1000));
}

const points = (value: Json): string[] => cssOf('cubicBezier', value).match(/-?[\d.]+/g) ?? [];

const strings = (value: Json): string[] =>
  cssOf('fontFamily', value)
    .split(', ')
    .map((family) => JSON.stringify(family.replaceAll('"', '')));

/** @param color formats a colour for the platform, unless it is formatted already */
function shadows(value: Json, color: (value: Json) => string): Shadow[] {
  const layers: JsonObject[] = [value].flat().filter(isObject);
  return layers.map((layer) => {
    const paint = layer.color ?? 'transparent';
    return {
      color: typeof paint === 'string' && /Color\(/.test(paint) ? paint : color(paint),
      x: px(layer.offsetX),
      y: px(layer.offsetY),
      blur: px(layer.blur),
      spread: px(layer.spread),
      inset: layer.inset === true,
    };
  });
}

function uiColor(value: Json): string {
  const [red, green, blue, alpha] = parseColour(colourToCss(value)) ?? [0, 0, 0, 0];
  const share = (byte: number) => (byte / 255).toFixed(3);
  return `UIColor(red: ${share(red)}, green: ${share(green)}, blue: ${share(blue)}, alpha: ${alpha})`;
}

/** Swift, with UIKit. */
export const toSwift: Render = (type, value) => {
  if (type === 'color') return uiColor(value);
  if (type === 'dimension') return `CGFloat(${px(value)})`;
  if (type === 'duration') return `TimeInterval(${milliseconds(value) / 1000})`;
  if (type === 'fontFamily') return `[${strings(value).join(', ')}]`;
  if (type === 'cubicBezier') {
    return `CAMediaTimingFunction(controlPoints: ${points(value).join(', ')})`;
  }
  if (type !== 'shadow') return cssOf(type, value);
  const layers = shadows(value, uiColor).map(
    ({ color, x, y, blur, spread, inset }) =>
      `(color: ${color}, x: CGFloat(${x}), y: CGFloat(${y}), blur: CGFloat(${blur}), spread: CGFloat(${spread}), inset: ${inset})`,
  );
  return `[${layers.join(', ')}]`;
};

function composeColor(value: Json): string {
  const [red, green, blue, alpha] = parseColour(colourToCss(value)) ?? [0, 0, 0, 0];
  const bytes = [Math.round(alpha * 255), red, green, blue];
  return `Color(0x${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')})`;
}

/** Kotlin, with Jetpack Compose 1.9 or newer: older versions have no shadows with a spread. */
export const toCompose: Render = (type, value, name) => {
  if (type === 'color') return composeColor(value);
  if (type === 'dimension') return `${px(value)}.${name.startsWith('text-') ? 'sp' : 'dp'}`;
  if (type === 'duration') return String(milliseconds(value));
  if (type === 'fontFamily') return `listOf(${strings(value).join(', ')})`;
  if (type === 'fontWeight') return `FontWeight(${cssOf(type, value)})`;
  if (type === 'cubicBezier') {
    return `CubicBezierEasing(${points(value)
      .map((point) => `${point}f`)
      .join(', ')})`;
  }
  if (type !== 'shadow') return cssOf(type, value).replace(/\..*/, '$&f');
  const layers = shadows(value, composeColor).map(
    ({ color, x, y, blur, spread }) =>
      `Shadow(radius = ${blur}.dp, spread = ${spread}.dp, color = ${color}, offset = DpOffset(${x}.dp, ${y}.dp))`,
  );
  return `listOf(${layers.join(', ')})`;
};
