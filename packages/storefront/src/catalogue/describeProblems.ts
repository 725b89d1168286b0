import type { ParsedCatalogue, RecordProblem } from './toySchema.ts';

const EXAMPLES = 3;
const MAX_NAME_CHARACTERS = 40;

/**
 * Describes the problems of a catalogue for the console: a line for each kind, with the number of its records, and the
 * positions (from 1) and names of some.
 */
export function describeProblems({ rejected, incomplete }: ParsedCatalogue): string[] {
  return [
    ...linesOf(rejected, (records) => `${records} left out`),
    ...linesOf(incomplete, (records) => `left out of ${records}`),
  ];
}

function linesOf(problems: readonly RecordProblem[], describe: (records: string) => string) {
  const kinds = Map.groupBy(problems, ({ field, reason }) => `${field} ${reason}`);
  return [...kinds].map(([kind, of]) => {
    const records = of.length === 1 ? '1 record' : `${of.length} records`;
    const more = of.length > EXAMPLES ? [`${of.length - EXAMPLES} more`] : [];
    const examples = [...of.slice(0, EXAMPLES).map(exampleOf), ...more].join(', ');
    return `Catalogue: ${kind}: ${describe(records)} (${examples}).`;
  });
}

function exampleOf({ position, name }: RecordProblem): string {
  const number = String(position + 1);
  if (name === undefined) return number;
  const isLong = name.length > MAX_NAME_CHARACTERS;
  return `${number} ${JSON.stringify(isLong ? `${name.slice(0, MAX_NAME_CHARACTERS)}…` : name)}`;
}
