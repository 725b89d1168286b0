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

/** What a page holds at rest: two readings with the same counts. */
export async function restingResidue(residue: () => Promise<Residue>): Promise<Residue> {
  let last = await residue();
  await expect(async () => {
    const before = last;
    last = await residue();
    for (const count of COUNTS) expect(last[count], count).toBe(before[count]);
  }).toPass({ intervals: [250], timeout: 10_000 });
  return last;
}

/**
 * Holds what a page has in the end against what it had once it was warm, and reports both. On a busy machine the last
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
  const figures = () => `before: ${describeResidue(warm)}; after: ${describeResidue(after)}`;
  const isMore = () => COUNTS.some((count) => after[count] > warm[count]);
  await expect(async () => {
    if (isMore()) after = await residue();
    for (const count of COUNTS) {
      expect(after[count], `${count} (${figures()})`).toBeLessThanOrEqual(warm[count]);
    }
  }).toPass({ intervals: [250], timeout: 10_000 });
  testInfo.annotations.push({ type: what, description: figures() });
  console.log(`    ${what}: ${figures()}`);
  expect(after.heap - warm.heap, `bytes more on the heap (${figures()})`).toBeLessThan(HEAP_MARGIN);
}

export { expect };
