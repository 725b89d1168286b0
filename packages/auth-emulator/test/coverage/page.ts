import { meaningOf } from './meanings.ts';
import type { CoveredOperation } from './readCoverage.ts';

/** Where it is checked in. */
export const PAGE_FILE = new URL('../../docs/coverage.md', import.meta.url);

/** Where an operation belongs, by its path. The first that matches counts. */
const SECTIONS: readonly [title: string, path: RegExp][] = [
  ["The emulator's own", /^\/emulator\//],
  ["A tenant's accounts", /\/v1\/projects\/\{\w+\}\/tenants\//],
  ["A project's accounts, for servers", /\/v1\/projects\/\{/],
  ["A tenant's sign-in providers and permissions", /\/tenants\/\{\w+\}[/:]/],
  ['Tenants', /\/tenants/],
  ["A project's settings and sign-in providers", /\/v2\/projects\//],
  ['For apps', /./],
];

const sectionOf = ({ path }: CoveredOperation) =>
  SECTIONS.find(([, pattern]) => pattern.test(path))?.[0] ?? '';

const mark = (has: boolean) => (has ? '✓' : '–');

/** The path without the host, and without the names of its parameters: `projects/…/accounts:query`. */
const shortPath = (path: string) => path.replace(/^\/[\w.]+\.com\//, '').replace(/\{\w+\}/g, '…');

const WORDS = { partial: 'partial', simulated: 'simulated, not verified' };

function supportOf({ method, path, here }: CoveredOperation): string {
  if (!here) return mark(here);
  const [kind, text] = meaningOf(`${method} ${shortPath(path)}`) ?? [];
  return kind === undefined ? 'complete' : `${WORDS[kind]}: ${text}`;
}

const row = ({ test, ...operation }: CoveredOperation) =>
  `| ${operation.method} \`${shortPath(operation.path)}\` | ${mark(operation.bare)} | ${supportOf({ test, ...operation })} | [${test.title}](../${test.file}) |`;

/** Returns the Markdown of docs/coverage.md. */
export function coveragePage(coverage: CoveredOperation[], toolsVersion: string): string {
  const count = (key: 'bare' | 'here') => coverage.filter((one) => one[key]).length;
  const sections = SECTIONS.toReversed().map(([title]) => {
    const rows = coverage.filter((operation) => sectionOf(operation) === title).map(row);
    return `## ${title}\n\n| operation | bare emulator | this package | test |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return `# API coverage

The API of firebase-tools ${toolsVersion} has ${coverage.length} operations. The bare emulator implements ${count('bare')} of them, this
package ${count('here')}. The others answer 501.

A tick of the bare emulator says only that it answers. This package's column says what an answer means:

- complete: as the API's reference says, as far as an emulator without other services can
- partial: without some fields, or only with some
- simulated, not verified: it succeeds with proofs that the provider would refuse

\`npm run accept -- tables\` writes this page: the operations and the bare emulator's column come from the Firebase tools' own code, this
package's column and the tests from recorded test runs. A test named here fails when its requests no longer show its operations.

${sections.join('\n')}`;
}
