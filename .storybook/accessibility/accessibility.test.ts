import { expect, test } from 'vitest';
import { barriersByFile } from '../../packages/ui/src/conformance/barriers/barriers.ts';
import { componentTests } from '../../packages/ui/src/conformance/barriers/componentTests.ts';
import { collectStatus } from './collectStatus.ts';
import { conformanceReport } from './conformanceReport.ts';
import { criteria, proofOf, reportRows } from './reportRows.ts';
import { parsing } from './understandable.ts';

/*
 * status.json, conformance.json and docs/conformance.md are generated from the tests. `npm run unit -- accessibility -u`
 * updates them.
 */

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

test('lists the tests that give evidence of each component', async () => {
  const status = collectStatus();
  expect(Object.keys(status).length).toBeGreaterThan(80);
  await expect(json(status)).toMatchFileSnapshot('status.json');
});

test('has a row for each criterion of WCAG 2.2, with evidence that exists', async () => {
  expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31);
  expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24);
  const rows = reportRows();
  const unproven = rows.filter(
    ({ conformance, axeRules, proofs, manual }) =>
      conformance !== 'Not Applicable' && !axeRules.length && !proofs.length && !manual,
  );
  expect(unproven).toEqual([]);
  await expect(json(rows)).toMatchFileSnapshot('conformance.json');
  const report = conformanceReport(rows, reportRows([parsing]));
  await expect(report).toMatchFileSnapshot('../../docs/conformance.md');
});

test('has tests for the barriers that no tool finds', () => {
  const names = [...barriersByFile.values()].flat().map(({ name }) => name);
  expect(new Set(names).size).toBe(142);
  for (const [name, text] of Object.entries(componentTests)) {
    expect(names).toContain(name);
    expect(proofOf(text).file).not.toBe('');
  }
});

test.each(['Toys/ToyCard: Missing', 'packages/app/e2e/screens.spec.ts: flies', 'flies.ts: flies'])(
  'rejects evidence that does not exist: %s',
  (missing) => {
    expect(() => proofOf(missing)).toThrow(missing);
  },
);
