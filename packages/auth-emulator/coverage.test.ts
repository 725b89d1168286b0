import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiOperations, toolsVersion } from './test/coverage/apiOperations.ts';
import { outcomesOf, unshown } from './test/coverage/outcomes.ts';
import { coveragePage, PAGE_FILE } from './test/coverage/page.ts';
import { readCoverage } from './test/coverage/readCoverage.ts';

/* The static part of the check; test/coverage/setup.ts checks at run time that the named tests show their operations. */

const coverage = readCoverage();
const UPDATE = 'update it with `npm run accept -- tables`';

test('has each operation of the pinned Firebase tools, with what their emulator implements', () => {
  const covered = coverage.map(({ here: _, test: __, ...operation }) => operation);
  expect(covered, UPDATE).toEqual(apiOperations());
});

test('names an existing test for each operation', () => {
  for (const { test } of coverage) {
    const source = readFileSync(new URL(test.file, import.meta.url), 'utf8');
    expect(source, UPDATE).toContain(test.title);
  }
});

test('the page says the same', () => {
  expect(readFileSync(PAGE_FILE, 'utf8'), UPDATE).toBe(coveragePage(coverage, toolsVersion));
});

const signUp = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any';
const [operation] = coverage.filter(({ path }) => signUp.startsWith(path));

test('a test shows an operation only by its success', () => {
  if (operation === undefined) throw new Error('signUp is missing.');
  const answer = (status: number) => [{ method: 'POST', url: signUp, status }];
  expect(unshown([operation], answer(200))).toEqual([]);
  expect(unshown([operation], answer(400))).toHaveLength(1);
  expect(unshown([{ ...operation, here: false }], answer(501))).toEqual([]);
  expect(unshown([operation], [])).toHaveLength(1);
  expect(outcomesOf([{ method: 'GET', url: '/toystore/clock', status: 200 }])).toEqual({});
});

/** Where tests that flows.md names may be. */
const FOLDERS = ['test/flows', 'src'].map((path) => new URL(`${path}/`, import.meta.url));

test('names an existing test for each flow of flows.md', () => {
  const page = readFileSync(new URL('flows.md', import.meta.url), 'utf8');
  const rows = page.split('\n').filter((line) => /^\| (?!what|---)/.test(line));
  expect(rows.length).toBeGreaterThan(80);
  for (const row of rows) {
    const [, file = '', title = ''] = /\| `([\w.]+)`: \*(.+)\* \|/.exec(row) ?? [];
    const path = FOLDERS.map((folder) => new URL(file, folder)).find((url) => existsSync(url));
    expect(path, row).toBeDefined();
    expect(title, row).not.toBe('');
    expect(path && readFileSync(path, 'utf8'), row).toMatch(`'${title}'`);
  }
});
