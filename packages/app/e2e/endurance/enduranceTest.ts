import type { TestInfo } from '@playwright/test';
import { test as base, expect } from '../fixtures.ts';
import { describeResidue, type Residue, residueOf } from './residue.ts';

interface Fixtures {
  /** Measures the page after a garbage collection. */
  residue: () => Promise<Residue>;
}

export const test = base.extend<Fixtures>({
  residue: async ({ page }, use) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await use(() => residueOf(page, session));
  },
});

const HEAP_MARGIN = 1.5 * 2 ** 20; // bytes: the engine optimizes hot code, and the history grows

const COUNTS = ['nodes', 'listeners', 'timers'] as const;

/** Measures a page until two readings have the same counts. */
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
 * Compares a page's residue at the end with that after warming up, and logs both. On a busy machine the last change needs
 * time to settle: the page is measured for up to ten seconds, until no count is higher. A leak never goes away.
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
