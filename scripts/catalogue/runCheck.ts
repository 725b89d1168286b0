import { relative } from 'node:path';
import { styleText } from 'node:util';
import type { LoadedShop } from '../../packages/app/build/shop/loadShop.ts';
import { ROOT } from '../command/programs.ts';
import { type CatalogueCheck, checkCatalogue } from './checkCatalogue.ts';
import { countOf, type Finding, type Subject } from './findings.ts';
import { isUrl, SourceError } from './readSource.ts';

/** The command's output and exit code: 0 without errors, 1 with some, 2 if there is no catalogue to check. */
export interface CheckResult {
  exitCode: 0 | 1 | 2;
  output: string;
}

/** Checks a catalogue for a shop, and describes it in a table, or as JSON for programs. */
export async function runCheck(
  source: string,
  shop: LoadedShop,
  { json }: { json: boolean },
): Promise<CheckResult> {
  try {
    const check = await checkCatalogue(source, shop);
    const hasErrors = check.findings.some(({ level }) => level === 'error');
    const output = json
      ? JSON.stringify(check, null, 2)
      : `${describe(check, shop)}\n\n${reportTable(check.findings)}`;
    return { exitCode: hasErrors ? 1 : 0, output };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { exitCode: 2, output: error.message };
  }
}

function describe({ source, currency, jurisdictions, toys }: CatalogueCheck, { name }: LoadedShop) {
  const file = isUrl(source) ? source : relative(ROOT, source);
  const laws = jurisdictions.join(' and ') || 'no laws, because it declares none';
  return `${countOf(toys, 'toy')} of ${file}, for ${name}: prices in ${currency}, ${laws}.`;
}

const EXAMPLES = 3;

/** Returns the findings as a table: level, area, what is wrong, and below it the first of the records. */
function reportTable(findings: readonly Finding[]): string {
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
    ...subjects.slice(0, EXAMPLES).map(nameOf),
    ...(more > 0 ? [`… and ${more} more (all with --json)`] : []),
  ];
}

function nameOf({ position, toyId, toyName, detail }: Subject): string {
  const name = toyName === undefined ? '' : JSON.stringify(short(toyName));
  const id = position === undefined ? `toy ${short(`${toyId}`)}` : `record ${position}`;
  return [`${id} ${name}`.trim(), short(detail)].filter(Boolean).join(': ');
}

const LONGEST = 200;

const short = (text = '') => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
