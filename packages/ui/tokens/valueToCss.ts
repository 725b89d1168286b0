import { type Alias, withAlias } from './alias.ts';
import { colourToCss } from './colourToCss.ts';
import { fontFamilyToCss, fontWeightToCss } from './fontToCss.ts';
import { type Json, quote } from './json.ts';
import { amount, formatNumber, measure, positive } from './measures.ts';
import { shadowToCss } from './shadowToCss.ts';
import type { TokenKind } from './tokenTypes.ts';
import { ValueProblem } from './valueProblem.ts';

function cubicBezier(value: Json): string {
  const points =
    typeof value === 'string'
      ? (value
          .match(/^cubic-bezier\((.*)\)$/)?.[1]
          ?.split(',')
          .map((point) => (point.trim() === '' ? Number.NaN : Number(point))) ?? [])
      : value;
  const rounded = Array.isArray(points)
    ? points.map((point) => (typeof point === 'number' ? Number(formatNumber(point)) : point))
    : [];
  const isFine =
    rounded.length === 4 &&
    rounded.every(
      (point, index) =>
        typeof point === 'number' &&
        Math.abs(point) <= 100 &&
        (index % 2 || (point >= 0 && point <= 1)),
    );
  if (isFine) return `cubic-bezier(${rounded.join(', ')})`;
  throw new ValueProblem(
    `is ${quote(value)}: write four numbers, the first and third from 0 to 1.`,
  );
}

/**
 * Converts a value of the Design Tokens format, or what Tokens Studio writes instead, into CSS
 * (`#d1404a`, `16px`, a box shadow with x and y).
 * @throws {ValueProblem} when it is not of that type
 */
export function valueToCss(kind: TokenKind, value: Json, alias: Alias): string {
  const { type, unit = '', filter = false } = kind;
  const convert = (): string => {
    if (type === 'color') return colourToCss(value);
    if (type === 'cubicBezier') return cubicBezier(value);
    if (type === 'dimension') return positive(measure(value, ['px', 'rem']));
    if (type === 'duration') return positive(measure(value, ['ms', 's']));
    if (type === 'fontFamily') return fontFamilyToCss(value);
    if (type === 'fontWeight') return fontWeightToCss(value);
    if (type === 'shadow') return shadowToCss(value, filter, alias);
    const bare = typeof value === 'string' && unit !== '' ? value.replace(unit, '') : value;
    const number = formatNumber(amount(bare, 'a number'));
    if (kind.whole && number.includes('.')) {
      throw new ValueProblem(`is ${number}: write a number without a fraction.`);
    }
    return `${kind.positive ? positive(number) : number}${unit}`;
  };
  return withAlias(value, kind, alias, convert);
}
