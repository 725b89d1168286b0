import { setTimeout } from 'node:timers/promises';
import type { TestInfo } from '@playwright/test';
import { test as base, expect } from '../fixtures.ts';
import { describeResidue, type Residue, residueOf } from './residue.ts';

interface Fixtures {
  /** What the page holds now, after its garbage was collected. */
  residue: () => Promise<Residue>;
}

export const test = base.extend<Fixtures>({
  residue: async ({ page }, use) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await use(() => residueOf(page, session));
  },
});

const HEAP_MARGIN = 1.5 * 2 ** 20; // bytes: code that ran often is compiled anew, and the history grows

const COUNTS = ['nodes', 'listeners', 'timers'] as const;
const READINGS = 20;
const BETWEEN = 500; // ms

/**
 * Holds what a page has in the end against what it had once it was warm, and tells both. On a busy machine the last
 * change takes its time to come to rest: it is looked again, up to ten seconds, until no count is higher. What leaks
 * with each change never goes.
 */
export async function seeNothingLeft(
  warm: Residue,
  residue: () => Promise<Residue>,
  what: string,
  testInfo: TestInfo,
): Promise<void> {
  let after = await residue();
  const isMore = () => COUNTS.some((count) => after[count] > warm[count]);
  for (let readings = 1; readings < READINGS && isMore(); readings += 1) {
    await setTimeout(BETWEEN);
    after = await residue();
  }
  const figures = `before: ${describeResidue(warm)}; after: ${describeResidue(after)}`;
  testInfo.annotations.push({ type: what, description: figures });
  console.log(`    ${what}: ${figures}`);
  for (const count of COUNTS) {
    expect(after[count], `${count} (${figures})`).toBeLessThanOrEqual(warm[count]);
  }
  expect(after.heap - warm.heap, `bytes more on the heap (${figures})`).toBeLessThan(HEAP_MARGIN);
}

export { expect };
