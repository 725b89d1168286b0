import type { Result, Unit } from './evaluate.ts';

/** Formats a value: `1,234 ms`, `56`, `0.003`. */
function formatValue(value: number | undefined, unit: Unit) {
  if (value === undefined) return '';
  if (unit === 'score') return value.toFixed(3);
  const rounded = value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 1 : 0 });
  return unit === 'ms' ? `${rounded} ms` : rounded;
}

const ratio = (value: number | undefined) => (value === undefined ? '' : `${value.toFixed(2)}×`);

const HEAD = ['', 'median', 'min', 'max', 'to floor', 'to other', 'at most', ''];

const cells = ({ label, median, min, max, toFloor, toOther, limit, unit, status }: Result) => [
  label,
  ...[median, min, max].map((value) => formatValue(value, unit)),
  ...[toFloor, toOther].map(ratio),
  formatValue(limit, unit),
  status,
];

/** Returns the lines of the table: the first and the last column are aligned to the left, numbers to the right. */
export function table(results: readonly Result[]): string[] {
  const lines = [HEAD, ...results.map(cells)];
  const widths = HEAD.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines.map((line) =>
    line
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column % 7 === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd(),
  );
}
