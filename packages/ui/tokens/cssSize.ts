/** Where a size that follows the window is measured. */
const WINDOW_WIDTH = 1440; // px
const PX: Record<string, number> = { px: 1, rem: 16, vw: WINDOW_WIDTH / 100, '': 1 };

const FUNCTIONS: Record<string, (...values: number[]) => number> = {
  clamp: (least = 0, value = 0, most = 0) => Math.max(least, Math.min(value, most)),
  min: Math.min,
  max: Math.max,
  calc: (value = 0) => value,
  '': (value = 0) => value,
};

/** The size in px of a length, `clamp()`, `min()`, `max()` or `calc()`, 1440 px wide; undefined if it is none. */
export function pxOf(css: string): number | undefined {
  const tokens = css.match(/(?:\d*\.)?\d+[a-z]*|[a-z]+\(|[-+*/(),]|\S/g) ?? [];
  let at = 0;
  const operand = (): number => {
    const token = tokens[at++] ?? '';
    if (token === '-') return -operand();
    const [, number, unit = ''] = token.match(/^((?:\d*\.)?\d+)([a-z]*)$/) ?? [];
    if (number !== undefined) return Number(number) * (PX[unit] ?? Number.NaN);
    if (!token.endsWith('(')) return Number.NaN;
    const values = [sum()];
    while (tokens[at] === ',') {
      at++;
      values.push(sum());
    }
    return tokens[at++] === ')'
      ? (FUNCTIONS[token.slice(0, -1)]?.(...values) ?? Number.NaN)
      : Number.NaN;
  };
  const product = (): number => {
    let value = operand();
    while (tokens[at] === '*' || tokens[at] === '/') {
      value = tokens[at++] === '*' ? value * operand() : value / operand();
    }
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '-') {
      value = tokens[at++] === '+' ? value + product() : value - product();
    }
    return value;
  };
  const size = sum();
  return at === tokens.length && Number.isFinite(size) ? size : undefined;
}
