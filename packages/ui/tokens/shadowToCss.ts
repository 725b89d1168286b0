import { type Alias, withAlias } from './alias.ts';
import { colourToCss } from './colourToCss.ts';
import { isObject, type Json, quote } from './json.ts';
import { measure } from './measures.ts';
import { ValueProblem } from './valueProblem.ts';

function shadowLayer(value: Json, filter: boolean, alias: Alias): string {
  if (!isObject(value))
    throw new ValueProblem(
      `is ${quote(value)}: write a shadow as an object with color, offsetX, offsetY, blur and spread.`,
    );
  const paint = value.color ?? null;
  const length = (part: Json | undefined) => {
    const css =
      part === undefined
        ? '0'
        : withAlias(part, { type: 'dimension' }, alias, () => measure(part, ['px', 'rem'], 'px'));
    return /^-?0(?:px|rem)$/.test(css) ? '0' : css;
  };
  const inset = value.inset === true || value.type === 'innerShadow';
  const spread = length(value.spread);
  if (filter && (inset || spread !== '0')) {
    throw new ValueProblem(
      'has a spread or is inset, and this shadow follows a shape: set spread to 0 and inset to false.',
    );
  }
  const blur = length(value.blur);
  if (blur.startsWith('-'))
    throw new ValueProblem(`has the blur ${blur}, below 0: write 0 or more.`);
  const parts = [length(value.offsetX ?? value.x), length(value.offsetY ?? value.y), blur];
  if (spread !== '0') parts.push(spread);
  const colour = withAlias(paint, { type: 'color' }, alias, () => colourToCss(paint));
  return `${inset ? 'inset ' : ''}${parts.join(' ')} ${colour}`;
}

/** @param filter for `filter`, which has no spread and no inset */
export function shadowToCss(value: Json, filter: boolean, alias: Alias): string {
  const layers = Array.isArray(value) ? value : [value];
  if (layers.length === 0)
    throw new ValueProblem('is a list without a shadow: write one, see-through for none.');
  const css = layers.map((part) => shadowLayer(part, filter, alias));
  return filter ? css.map((part) => `drop-shadow(${part})`).join(' ') : css.join(', ');
}
