import { type Json, quote } from './json.ts';
import { amount, formatNumber } from './measures.ts';
import { ValueProblem } from './valueProblem.ts';

/** Returns whether CSS reserves the name, so that it cannot be a typeface. */
export const isReserved = (family: string) =>
  /^(?:inherit|initial|unset|revert|revert-layer|default)$/i.test(family);

export function fontFamilyToCss(value: Json): string {
  const families = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
  const names = families.map((family) =>
    typeof family === 'string' ? family.trim().replaceAll(/^["']|["']$/g, '') : '',
  );
  if (names.length === 0 || names.some((name) => !/^[\p{L}\p{N} ._+&-]{1,100}$/u.test(name))) {
    throw new ValueProblem(`is ${quote(value)}: write a list of typefaces' names.`);
  }
  const reserved = names.find(isReserved);
  if (reserved !== undefined) {
    throw new ValueProblem(
      `has ${quote(reserved)}, which is no typeface: remove it from the list.`,
    );
  }
  return names.map((name) => (/^-?[a-z][\w-]*$/i.test(name) ? name : `"${name}"`)).join(', ');
}

const WEIGHTS = new Map(
  Object.entries({
    thin: 100,
    hairline: 100,
    extralight: 200,
    ultralight: 200,
    light: 300,
    normal: 400,
    regular: 400,
    book: 400,
    medium: 500,
    semibold: 600,
    demibold: 600,
    bold: 700,
    extrabold: 800,
    ultrabold: 800,
    black: 900,
    heavy: 900,
    extrablack: 950,
    ultrablack: 950,
  }),
);

export function fontWeightToCss(value: Json): string {
  const name = typeof value === 'string' ? value.toLowerCase().replaceAll(/[ -]/g, '') : '';
  const weight = Number(
    formatNumber(
      WEIGHTS.get(name) ?? amount(value, 'a number from 1 to 1000, or a name such as semi-bold'),
    ),
  );
  if (weight >= 1 && weight <= 1000) return formatNumber(weight);
  throw new ValueProblem(`is ${quote(value)}: a weight is a number from 1 to 1000.`);
}
