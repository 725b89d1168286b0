import type { Result } from '../goals/evaluate.ts';
import type { Unit } from '../goals/statistics.ts';

/** Formats a value: `1,234 ms`, `98.2 kB` (of 1,000 bytes), `56`, `0.003`. */
export function formatValue(value: number | undefined, unit: Unit) {
  if (value === undefined || Number.isNaN(value)) return '';
  if (unit === 'bytes') return `${(value / 1000).toFixed(1)} kB`;
  if (unit === 'score') return value.toFixed(3);
  if (unit === 'count') return String(Math.round(value * 10) / 10);
  const digits = value < 10 ? 1 : 0;
  return `${value.toLocaleString('en-US', { maximumFractionDigits: digits })} ms`;
}

const ratio = (value: number | undefined) => (value === undefined ? '' : `${value.toFixed(2)}×`);

function goalText({ goal, limit, unit }: Result) {
  if (goal === undefined) return '';
  if (typeof goal === 'number') return `≤ ${formatValue(goal, unit)}`;
  const name = goal.of.split(' ')[0];
  const rule = goal.plus === undefined ? `${goal.times} × ${name}` : `${name} + ${goal.plus}`;
  return limit === undefined ? `≤ ${rule}` : `≤ ${rule} = ${formatValue(limit, unit)}`;
}

const HEAD = ['', 'median', 'min', 'max', 'to floor', 'to tutorial', 'goal', ''];
const TEXT_COLUMNS = [0, 6, 7];

const cells = (row: Result) => [
  row.label,
  ...[row.median, row.min, row.max].map((value) => formatValue(value, row.unit)),
  ratio(row.toFloor),
  ratio(row.toTutorial),
  goalText(row),
  row.status,
];

/** Returns the lines of the table: text is aligned to the left, numbers to the right. */
export function table(results: readonly Result[]): string[] {
  const lines = [HEAD, ...results.map(cells)];
  const widths = HEAD.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const align = (cell: string, column: number) =>
    TEXT_COLUMNS.includes(column)
      ? cell.padEnd(widths[column] ?? 0)
      : cell.padStart(widths[column] ?? 0);
  return lines.map((line) => line.map(align).join('  ').trimEnd());
}
