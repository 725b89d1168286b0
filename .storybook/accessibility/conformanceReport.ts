import { barriersByFile } from '../../packages/ui/src/conformance/barriers/barriers.ts';
import { componentTests } from '../../packages/ui/src/conformance/barriers/componentTests.ts';
import type { Level } from './criterion.ts';
import type { ReportRow } from './reportRows.ts';

/** Criteria that WCAG 2.2 added: EN 301 549 V3.2.1, which refers to WCAG 2.1, has no clause for them. */
const NEW_IN_2_2 = new Set(['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8']);

const LEVEL_NAMES: Record<Level, string> = { A: 'Level A', AA: 'Level AA' };

/** Returns the conformance report as Markdown, in the structure of VPAT 2.5. */
export function conformanceReport(
  rows: readonly ReportRow[],
  parsing: readonly ReportRow[],
): string {
  const byLevel = (['A', 'AA'] as const).map((level) => [
    `### ${LEVEL_NAMES[level]}`,
    criteriaTable(rows.filter((row) => row.level === level)),
  ]);
  const en = [...rows, ...parsing]
    .filter(({ number }) => !NEW_IN_2_2.has(number))
    .sort((a, b) => a.number.localeCompare(b.number, 'en', { numeric: true }));
  return `${[INTRODUCTION, summary(rows), '## WCAG 2.2', ...byLevel.flat(), EN, enTable(en), END, barrierFigures()].join('\n\n')}\n`;
}

const INTRODUCTION = `# Accessibility conformance report

In the structure of VPAT 2.5. Generated from the tests: every row leads to its evidence, and a test fails if that is missing.
\`npm run unit -- accessibility -u\` updates it.

| | |
| --- | --- |
| Product | ToyStore: the kit \`@toystore/ui\` and the shop \`packages/app\` |
| Description | A React kit of components, and a web shop that is built with it |
| Evaluation methods | Automated: axe in both themes and html-validate on every story, keyboard tests, transcripts of a virtual screen reader, measured contrast, 320 px, 200 % text, forced colours, right to left, in Chromium. By hand: the rows marked *Manual* |
| Not evaluated | Use with a real screen reader, voice control or screen magnifier, and by people with disabilities |
| Standards | WCAG 2.2, levels A and AA; EN 301 549 V3.2.1, chapter 9 |

**Terms.** *Supports*: at least one way to meet the criterion without known defects. *Partially Supports*: some parts do not
meet it. *Not Applicable*: there is no such content. *Manual*: no test can decide it; a person repeats the check before a
release. A shop's own texts, pictures and pages need their own evaluation.`;

const EN = `## EN 301 549, chapter 9: Web

V3.2.1 refers to WCAG 2.1, so its clauses are the criteria above with a 9 in front.`;

const END = `Clause 9.6 (conformance requirements): full pages and processes are covered by the e2e tests in packages/app/e2e. The other
chapters (hardware, software that is not web, documents, two-way voice) do not apply to a kit and a shop on the web, or depend
on who runs the shop (12, documentation and support).`;

function summary(rows: readonly ReportRow[]) {
  const count = (conformance: string) =>
    rows.filter((row) => row.conformance === conformance).length;
  const manual = rows.filter((row) => row.manual !== undefined);
  const alone = manual.filter(({ axeRules, proofs }) => axeRules.length + proofs.length === 0);
  return `Of ${rows.length} criteria, ${count('Supports')} are supported, ${count('Partially Supports')} partially, and ${count('Not Applicable')} do not apply. ${manual.length} need a person, ${alone.length} of them without any test.`;
}

const criteriaTable = (rows: readonly ReportRow[]) =>
  [
    '| criterion | conformance | remarks | evidence |',
    '| --- | --- | --- | --- |',
    ...rows.map((row) => {
      const { number, name, conformance, remarks } = row;
      return `| ${number} ${name} | ${conformance} | ${remarks} | ${evidenceOf(row)} |`;
    }),
  ].join('\n');

const evidenceOf = ({ axeRules, proofs, manual }: ReportRow) =>
  [
    ...proofs.map(({ text, file }) => `[${text.replace(/^.*\/|\.spec\.ts/g, '')}](../${file})`),
    ...(axeRules.length > 0 ? [`axe: ${axeRules.join(', ')}`] : []),
    ...(manual === undefined ? [] : [`*Manual*: ${manual}`]),
  ].join('<br>') || 'No such content';

const enTable = (rows: readonly ReportRow[]) =>
  [
    '| clause | conformance | evidence |',
    '| --- | --- | --- |',
    ...rows.map(({ number, name, conformance, remarks }) => {
      const where = number === '4.1.1' ? remarks : `${number} above`;
      return `| 9.${number} ${name} | ${conformance} | ${where} |`;
    }),
  ].join('\n');

/** Returns how many of the barriers are found, by whom. */
function barrierFigures() {
  const barriers = [...barriersByFile.values()].flat();
  const isFound = (by: RegExp) => (barrier: (typeof barriers)[number]) =>
    barrier.foundBy.some((rule) => by.test(rule));
  const count = (by: RegExp) => barriers.filter(isFound(by)).length;
  const rest = barriers.filter((barrier) => !isFound(/^(?:axe|html|measured):/)(barrier));
  const tested = rest.filter(({ name }) => name in componentTests);
  const left = rest.filter(({ name }) => !(name in componentTests));
  const ibm = left.filter(isFound(/^ibm:/)).length;
  return `## What the tools find

The UK Government Digital Service audited accessibility tools with ${barriers.length} barriers. Of an example of each, written for this project:

| found by | barriers |
| --- | --- |
| axe, html-validate and the measurements of \`npm test\` | ${barriers.length - rest.length} |
| of these: axe ${count(/^axe:/)}, html-validate ${count(/^html:/)}, measurements ${count(/^measured:/)} | |
| tests of components, which would fail if a component had the barrier | ${tested.length} more |
| IBM's engine, which is not part of \`npm test\` | ${ibm} more |
| only a person | ${left.length - ibm} |

Among the last are plain language, alternatives that fit their picture, and transcripts of media. \`npm run test:long\` repeats
the audit; packages/ui/src/conformance/barriers has the examples.`;
}
