import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PAGE = readFileSync(new URL('flows.md', import.meta.url), 'utf8');

/** Where tests that the page names may be. */
const FOLDERS = ['test/flows', 'src'].map((path) => new URL(`${path}/`, import.meta.url));

const rows = PAGE.split('\n').filter((line) => /^\| (?!what|---)/.test(line));

test('names an existing test for each flow of flows.md', () => {
  expect(rows.length).toBeGreaterThan(80);
  for (const row of rows) {
    const [, file = '', title = ''] = /\| `([\w.]+)`: \*(.+)\* \|/.exec(row) ?? [];
    const path = FOLDERS.map((folder) => new URL(file, folder)).find((url) => existsSync(url));
    expect(path, row).toBeDefined();
    expect(title, row).not.toBe('');
    expect(path && readFileSync(path, 'utf8'), row).toMatch(`'${title}'`);
  }
});
