/** @typedef {import('../goals/statistics.mjs').Unit} Unit */
/** @typedef {import('../goals/evaluate.mjs').Result} Result */

/**
 * A value as people read it: `1,234 ms`, `98.2 kB` (of 1,000 bytes), `56`, `0.003`.
 * @param {number | undefined} value
 * @param {Unit} unit
 */
export function formatValue(value, unit) {
  if (value === undefined || Number.isNaN(value)) return '';
  if (unit === 'bytes') return value === 0 ? '0' : `${(value / 1000).toFixed(1)} kB`;
  if (unit === 'score') return value.toFixed(3);
  if (unit === 'count') return String(Math.round(value * 10) / 10);
  const digits = value < 10 ? 1 : 0;
  return `${value.toLocaleString('en-US', { maximumFractionDigits: digits })} ms`;
}

const ratio = (/** @type {number | undefined} */ value) =>
  value === undefined ? '' : `${value.toFixed(2)}×`;

/** @param {Result} row */
function goalText({ goal, limit, unit }) {
  if (!goal) return '';
  if (goal.of === undefined) return `≤ ${formatValue(goal.atMost, unit)}`;
  const name = goal.of.split(' ')[0];
  const rule = goal.plus === undefined ? `${goal.times} × ${name}` : `${name} + ${goal.plus}`;
  return limit === undefined ? `≤ ${rule}` : `≤ ${rule} = ${formatValue(limit, unit)}`;
}

const HEAD = ['', 'median', 'min', 'max', 'to floor', 'to tutorial', 'goal', ''];

/** @param {Result} row */
const cells = (row) => [
  row.label,
  ...[row.median, row.min, row.max].map((value) => formatValue(value, row.unit)),
  ratio(row.toFloor),
  ratio(row.toTutorial),
  goalText(row),
  row.status,
];

/**
 * The table, line by line: text to the left, numbers to the right.
 * @param {readonly Result[]} results
 * @returns {string[]}
 */
export function table(results) {
  const lines = [HEAD, ...results.map(cells)];
  const widths = HEAD.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines.map((line) =>
    line
      .map((cell, column) =>
        [0, 6, 7].includes(column)
          ? cell.padEnd(widths[column] ?? 0)
          : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}
