import { type Colour, formatColour, hexOf, parseColour } from './colour.ts';
import { isObject, type Json, type JsonObject, quote } from './json.ts';
import { ValueProblem } from './valueProblem.ts';

const NOISE = 1e-6; // rounding error of a calculation: 1.0000000000000002 is 1
const ROUNDING = 2; // of 255: components with two digits differ by this much from the hex value next to them

function shareOf(value: Json | undefined): number | undefined {
  if (value === 'none') return 0;
  if (typeof value !== 'number' || value < -NOISE || value > 1 + NOISE) return undefined;
  return Math.min(1, Math.max(0, value));
}

/** Red, green and blue in the format, or in Figma's variables. */
function componentsOf(value: JsonObject): Json | undefined {
  const { colorSpace, components, r, g, b } = value;
  if (colorSpace === undefined && r !== undefined && g !== undefined && b !== undefined)
    return [r, g, b];
  if (colorSpace === undefined) {
    throw new ValueProblem(`is ${quote(value)}: write a colour such as #d1404a.`);
  }
  if (colorSpace === 'srgb') return components;
  throw new ValueProblem(`is in the colour space ${quote(colorSpace)}: export it in srgb.`);
}

/** Rejects two different colours in one value: each tool would use another one. */
function compareHex(hex: Json | undefined, colour: Colour): void {
  if (hex === undefined) return;
  const other = typeof hex === 'string' ? parseColour(hex) : undefined;
  const isSame = other?.every(
    (channel, index) => index === 3 || Math.abs(channel - (colour[index] ?? 0)) <= ROUNDING,
  );
  if (isSame) return;
  throw new ValueProblem(
    `has the hex ${quote(hex)}, and its components are ${hexOf(colour)}: correct one of them, or remove the hex.`,
  );
}

export function colourToCss(value: Json): string {
  if (!isObject(value)) {
    const colour = typeof value === 'string' && parseColour(value.trim().toLowerCase());
    if (colour) return formatColour(colour);
    throw new ValueProblem(`is ${quote(value)}: write a colour such as #d1404a.`);
  }
  const components = componentsOf(value);
  const { alpha = value.a ?? 1 } = value;
  const shares = Array.isArray(components) ? components.map(shareOf) : [];
  const [red, green, blue] = shares;
  if (shares.length !== 3 || red === undefined || green === undefined || blue === undefined) {
    throw new ValueProblem(
      `has the components ${quote(components)}: they are three numbers from 0 to 1 (255 is 1).`,
    );
  }
  const opacity = shareOf(alpha);
  if (opacity === undefined) {
    throw new ValueProblem(`has the alpha ${quote(alpha)}: it is a number from 0 to 1.`);
  }
  const byte = (share: number) => Math.round(share * 255);
  const colour: Colour = [byte(red), byte(green), byte(blue), opacity];
  compareHex(value.hex, colour);
  return formatColour(colour);
}
