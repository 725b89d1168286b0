/** The window in which a fluid size is measured. */
const WINDOW_WIDTH = 1440; // px
const PX: Record<string, number> = { px: 1, rem: 16, vw: WINDOW_WIDTH / 100, '': 1 };

interface Operand {
  value: number;
  /** 1 for a length, 0 for a number. */
  lengths: number;
}
const NOTHING: Operand = { value: Number.NaN, lengths: 0 };

const FUNCTIONS: Record<string, { count: number; of: (...values: number[]) => number }> = {
  clamp: {
    count: 3,
    of: (least = 0, value = 0, most = 0) => Math.max(least, Math.min(value, most)),
  },
  min: { count: Number.POSITIVE_INFINITY, of: Math.min },
  max: { count: Number.POSITIVE_INFINITY, of: Math.max },
  calc: { count: 1, of: (value = 0) => value },
  '': { count: 1, of: (value = 0) => value },
};

function apply(name: string, operands: Operand[]): Operand {
  const [first = NOTHING] = operands;
  const found = FUNCTIONS[name];
  const isRightCount =
    found?.count === Number.POSITIVE_INFINITY || found?.count === operands.length;
  if (!found || !isRightCount || operands.some(({ lengths }) => lengths !== first.lengths)) {
    return NOTHING;
  }
  return { value: found.of(...operands.map(({ value }) => value)), lengths: first.lengths };
}

function multiplied(one: Operand, other: Operand, isDivision: boolean): Operand {
  const lengths = isDivision && other.lengths > 0 ? 2 : one.lengths + other.lengths;
  if (lengths > 1) return NOTHING;
  return { value: isDivision ? one.value / other.value : one.value * other.value, lengths };
}

/**
 * Returns the size in px of a length, `clamp()`, `min()`, `max()` or `calc()` in a window of 1440 px; undefined if CSS
 * would reject it as a length.
 */
export function pxOf(css: string): number | undefined {
  const tokens =
    css
      .trim()
      .match(/[-+]?(?:\d*\.)?\d+[a-z]*|[a-z]*\(|\s*,\s*|\s+[-+]\s+|\s*[*/]\s*|\s*\)|\S|\s+/g) ?? [];
  let at = 0;
  const next = () => tokens[at]?.trim();
  const take = (token: string) => {
    const isNext = next() === token;
    if (isNext) at++;
    return isNext;
  };
  const operand = (): Operand => {
    const token = tokens[at++] ?? '';
    const [, number, unit = ''] = token.match(/^([-+]?(?:\d*\.)?\d+)([a-z]*)$/) ?? [];
    if (number !== undefined) {
      return { value: Number(number) * (PX[unit] ?? Number.NaN), lengths: unit === '' ? 0 : 1 };
    }
    if (!token.endsWith('(')) return NOTHING;
    const operands: Operand[] = [];
    take('');
    do operands.push(sum());
    while (take(','));
    return take(')') ? apply(token.slice(0, -1), operands) : NOTHING;
  };
  const product = (): Operand => {
    let result = operand();
    while (next() === '*' || next() === '/') {
      const isDivision = tokens[at++]?.trim() === '/';
      result = multiplied(result, operand(), isDivision);
    }
    return result;
  };
  const sum = (): Operand => {
    let result = product();
    while (next() === '+' || next() === '-') {
      const sign = tokens[at++]?.trim() === '+' ? 1 : -1;
      const other = product();
      if (other.lengths !== result.lengths) return NOTHING;
      result = { value: result.value + sign * other.value, lengths: result.lengths };
    }
    return result;
  };
  const { value, lengths } = operand(); // a sum needs calc() around it
  const isLength = lengths === 1 || (tokens.length === 1 && value === 0);
  return at === tokens.length && isLength && Number.isFinite(value) ? value : undefined;
}
