import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { catalogueFaults } from '../../packages/app/test/faults/catalogueFaults.ts';
import type { Fault } from '../../packages/app/test/faults/fault.ts';
import { namedFaults } from '../../packages/app/test/faults/namedFaults.ts';

/*
 * The table of faults in docs/reliability.md is made from the tests that bring them about (e2e tests, and the lists of
 * packages/app/test/faults), so that it can name none that is not tried: `npm run unit -- fault-table -u` updates it.
 */

/** Folders of e2e tests that bring faults about. */
const FAULT_TESTS = ['e2e/faults', 'e2e/offline'];

const DOCUMENT = 'docs/reliability.md';
const BEGIN = '<!-- faults -->\n';
const END = '<!-- end of faults -->\n';

/** As far as Playwright's list of tests is read here. */
interface Suite {
  title: string;
  file: string;
  suites?: Suite[];
  specs?: { title: string; tests: { annotations: { type: string; description?: string }[] }[] }[];
}

/** A row of the table. */
interface Row extends Fault {
  /** The file of the test that brings it about, from packages/app. */
  evidence: string;
}

async function faultsOfPages(): Promise<Row[]> {
  const { stdout } = await promisify(execFile)(
    'npx',
    ['playwright', 'test', '--list', '--reporter=json', '--project=shop', ...FAULT_TESTS],
    { maxBuffer: 2 ** 25 },
  );
  const { suites }: { suites: Suite[] } = JSON.parse(stdout);
  return suites.flatMap((file) => faultsIn(file, [])); // a file's own title is its name
}

function faultsIn({ suites = [], specs = [], file }: Suite, titles: string[]): Row[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .flatMap(({ annotations }) => annotations)
      .filter(({ type }) => type === 'fault')
      .map(({ description = '' }) => ({
        what: [...titles, title].join(' '),
        seen: description,
        evidence: `e2e/${file.replace(/^.*e2e\//, '')}`,
      })),
  );
  const inner = suites.flatMap((suite) =>
    faultsIn(suite, suite.title === '' ? titles : [...titles, suite.title]),
  );
  return [...own, ...inner];
}

const cell = (text: string) => text.trim().replaceAll('|', '\\|').replaceAll('<', '&lt;');

const rowsOfLists: Row[] = [
  ...catalogueFaults.map(({ what, seen }) => ({
    what,
    seen,
    evidence: 'src/catalogue/catalogueFaults.test.ts',
  })),
  ...namedFaults.map(({ what, seen, file }) => ({
    what,
    seen,
    evidence: file.replace('packages/app/', ''),
  })),
];

function table(rows: Row[]): string {
  return [
    `${rows.length} faults, each brought about by the test beside it (from \`packages/app\`): those of \`e2e/\` in Chromium over`,
    'the production build, stories in Chromium, the others in Node.',
    '',
    '| fault | what a shopper sees | test |',
    '| --- | --- | --- |',
    ...rows.map(
      ({ what, seen, evidence }) => `| ${cell(what)} | ${cell(seen)} | \`${evidence}\` |`,
    ),
    '',
  ].join('\n');
}

test('docs/reliability.md lists every fault that is tried, and what a shopper sees of it', async () => {
  const rows = [...(await faultsOfPages()), ...rowsOfLists];
  expect(rows.length).toBeGreaterThanOrEqual(123);
  for (const { what, seen } of rows) expect(seen, what).toMatch(/\S/);
  const [before, rest = ''] = readFileSync(DOCUMENT, 'utf8').split(BEGIN);
  const [, after] = rest.split(END);
  const whole = [before, BEGIN, table(rows), END, after].join('');
  await expect(whole).toMatchFileSnapshot(`../../${DOCUMENT}`);
}, 60_000);
