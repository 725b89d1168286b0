import type { TestInfo } from '@playwright/test';
import { test as base, expect } from '../fixtures.ts';
import { type Residue, residueOf, told } from './residue.ts';

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

/** Holds what a page has in the end against what it had once it was warm, and tells both. */
export function seeNothingLeft(warm: Residue, after: Residue, what: string, testInfo: TestInfo) {
  const figures = `before: ${told(warm)}; after: ${told(after)}`;
  testInfo.annotations.push({ type: what, description: figures });
  console.log(`    ${what}: ${figures}`);
  for (const count of ['nodes', 'listeners', 'timers'] as const) {
    expect(after[count], `${count} (${figures})`).toBeLessThanOrEqual(warm[count]);
  }
  expect(after.heap - warm.heap, `bytes more on the heap (${figures})`).toBeLessThan(HEAP_MARGIN);
}

export { expect };
