import { type Json, quote } from './json.ts';
import { amount, formatNumber } from './measures.ts';
import { ValueProblem } from './valueProblem.ts';

export function fontFamilyToCss(value: Json): string {
  const families = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
  const names = families.map((family) =>
    typeof family === 'string' ? family.trim().replaceAll(/^["']|["']$/g, '') : '',
  );
  if (names.length === 0 || names.some((name) => !/^[\p{L}\p{N} ._+&-]{1,100}$/u.test(name))) {
    throw new ValueProblem(`is ${quote(value)}: write a list of typefaces' names.`);
  }
  return names.map((name) => (/^-?[a-z][\w-]*$/i.test(name) ? name : `"${name}"`)).join(', ');
}

const WEIGHTS: Record<string, number> = {
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
};

export function fontWeightToCss(value: Json): string {
  const named = typeof value === 'string' && WEIGHTS[value.toLowerCase().replaceAll(/[ -]/g, '')];
  const weight = named || amount(value, 'a number from 1 to 1000, or a name such as semi-bold');
  if (weight >= 1 && weight <= 1000) return formatNumber(weight);
  throw new ValueProblem(`is ${quote(value)}: a weight is a number from 1 to 1000.`);
}
