import { isObject, type Json, quote } from './json.ts';
import { ValueProblem } from './valueProblem.ts';

/** Formats a number as CSS. */
export const formatNumber = (value: number) => String(Number(value.toFixed(4)));

/** Rejects a negative number where CSS does. */
export function positive(css: string): string {
  if (css.startsWith('-')) throw new ValueProblem(`is ${css}, below 0: write 0 or more.`);
  return css;
}

const LARGEST = 100_000; // a larger one is a mistake, and would be formatted as 1e+21

/** @param what the expected value, for the message */
export function amount(value: Json | undefined, what: string): number {
  const parsed = typeof value === 'string' && /^-?[\d.]+$/.test(value) ? Number(value) : value;
  if (typeof parsed === 'number' && Math.abs(parsed) <= LARGEST) return parsed;
  throw new ValueProblem(`is ${quote(value)}: write ${what}.`);
}

/**
 * Formats a number with its unit, such as `16px` or `{ value: 16, unit: 'px' }`.
 * @param unitless the unit of a bare number; without it only 0 may be bare
 */
export function measure(value: Json | undefined, units: string[], unitless?: string): string {
  const [first = ''] = units;
  const allowed = units.join(' or ');
  const [, digits, ending = ''] =
    typeof value === 'string' ? (value.trim().match(/^(-?(?:\d*\.)?\d+)([a-z%]*)$/i) ?? []) : [];
  const isPair = isObject(value);
  const size = isPair
    ? value.value
    : typeof value === 'number'
      ? value
      : Number(digits ?? Number.NaN);
  const unit = isPair ? value.unit : ending;
  if (typeof size !== 'number' || Number.isNaN(size)) {
    throw new ValueProblem(
      `is ${quote(value)}: write a number and ${allowed}, such as 16${first}.`,
    );
  }
  if (Math.abs(size) > LARGEST)
    throw new ValueProblem(`is ${quote(value)}, which is too large: write at most ${LARGEST}.`);
  if (unit === '' && (size === 0 || unitless !== undefined)) {
    return `${formatNumber(size)}${unitless ?? first}`;
  }
  if (unit === '') throw new ValueProblem(`is ${quote(value)}, without a unit: write ${allowed}.`);
  if (typeof unit === 'string' && units.includes(unit)) return `${formatNumber(size)}${unit}`;
  throw new ValueProblem(`has the unit ${quote(unit)}: the format knows ${allowed}.`);
}
