import { styleText } from 'node:util';
import { countOf, type Finding, type Subject } from './findings.ts';

const EXAMPLES = 3;

/** Returns the findings as a table: level, area, what is wrong, and below it the first of the records. */
export function reportTable(findings: readonly Finding[]): string {
  const rows = findings.map(({ level, area, message, subjects }) => ({
    level,
    cells: [level.padEnd(7), area.padEnd(8), message] as const,
    examples: examplesOf(subjects),
  }));
  const lines = rows.flatMap(({ level, cells: [mark, ...rest], examples }) => [
    [styleText(level === 'error' ? 'red' : 'yellow', mark), ...rest].join('  '),
    ...examples.map((example) => `${' '.repeat(19)}${example}`),
  ]);
  return [...lines, ...(lines.length > 0 ? [''] : []), summary(findings)].join('\n');
}

function summary(findings: readonly Finding[]): string {
  const count = (level: Finding['level']) =>
    countOf(findings.filter((finding) => finding.level === level).length, level);
  return findings.length === 0 ? 'No problems.' : `${count('error')}, ${count('warning')}.`;
}

function examplesOf(subjects: readonly Subject[]): string[] {
  const more = subjects.length - EXAMPLES;
  return [
    ...subjects.slice(0, EXAMPLES).map(describe),
    ...(more > 0 ? [`… and ${more} more (all with --json)`] : []),
  ];
}

function describe({ position, toyId, toyName, detail }: Subject): string {
  const name = toyName === undefined ? '' : JSON.stringify(toyName);
  const id = position === undefined ? `toy ${toyId}` : `record ${position}`;
  return [`${id} ${name}`.trim(), detail].filter(Boolean).join(': ');
}
