import { formatColour, parseColour } from './colour.ts';
import { isObject, type Json, quote } from './json.ts';
import { ValueProblem } from './valueProblem.ts';

const isShare = (value: Json | undefined): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1;

export function colourToCss(value: Json): string {
  if (!isObject(value)) {
    const colour = typeof value === 'string' && parseColour(value.trim().toLowerCase());
    if (colour) return formatColour(colour);
    throw new ValueProblem(`is ${quote(value)}, which is no colour: write one such as #d1404a.`);
  }
  const { colorSpace, components, alpha = 1 } = value;
  if (colorSpace !== 'srgb') {
    throw new ValueProblem(`is in the colour space ${quote(colorSpace)}: export it in srgb.`);
  }
  const shares = Array.isArray(components)
    ? components.map((component) => (component === 'none' ? 0 : component)).filter(isShare)
    : [];
  const [red = 0, green = 0, blue = 0] = shares.map((share) => Math.round(share * 255));
  if (shares.length !== 3 || !Array.isArray(components) || components.length !== 3) {
    throw new ValueProblem(
      `has the components ${quote(components)}: they are three numbers from 0 to 1 (255 is 1).`,
    );
  }
  if (!isShare(alpha)) {
    throw new ValueProblem(`has the alpha ${quote(alpha)}: it is a number from 0 to 1.`);
  }
  return formatColour([red, green, blue, Number(alpha.toFixed(3))]);
}
