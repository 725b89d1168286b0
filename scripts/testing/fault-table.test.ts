import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/*
 * The table of faults in docs/reliability.md is made from the tests that bring them about, so that it can name none
 * that is not tried: `npm run unit -- fault-table -u` updates it.
 */

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

interface Fault {
  what: string;
  seen: string;
}

async function faults(): Promise<Fault[]> {
  const { stdout } = await promisify(execFile)(
    'npx',
    ['playwright', 'test', '--list', '--reporter=json', '--project=shop', 'e2e/faults'],
    { maxBuffer: 2 ** 25 },
  );
  const { suites }: { suites: Suite[] } = JSON.parse(stdout);
  return suites.flatMap((file) => faultsIn(file, [])); // a file's own title is its name
}

function faultsIn({ suites = [], specs = [] }: Suite, titles: string[]): Fault[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .flatMap(({ annotations }) => annotations)
      .filter(({ type }) => type === 'fault')
      .map(({ description = '' }) => ({ what: [...titles, title].join(' '), seen: description })),
  );
  const inner = suites.flatMap((suite) =>
    faultsIn(suite, suite.title === '' ? titles : [...titles, suite.title]),
  );
  return [...own, ...inner];
}

const cell = (text: string) => text.trim().replaceAll('|', '\\|').replaceAll('<', '&lt;');

function table(rows: Fault[]): string {
  return [
    `${rows.length} faults, each brought about in Chromium over the production build by \`packages/app/e2e/faults\`:`,
    '',
    '| fault | what a shopper sees |',
    '| --- | --- |',
    ...rows.map(({ what, seen }) => `| ${cell(what)} | ${cell(seen)} |`),
    '',
  ].join('\n');
}

test('docs/reliability.md lists every fault that is tried, and what a shopper sees of it', async () => {
  const rows = await faults();
  expect(rows.length).toBeGreaterThanOrEqual(40);
  for (const { what, seen } of rows) expect(seen, what).toMatch(/\S/);
  const [before, rest = ''] = readFileSync(DOCUMENT, 'utf8').split(BEGIN);
  const [, after] = rest.split(END);
  const whole = [before, BEGIN, table(rows), END, after].join('');
  await expect(whole).toMatchFileSnapshot(`../../${DOCUMENT}`);
}, 60_000);
