import type { TestDetails } from '@playwright/test';
import { test as base, expect } from '../fixtures.ts';

/**
 * Describes what a shopper sees of a fault. docs/faults.md is generated from these tests: the `describe` names what is at
 * fault, the test's title names the fault.
 */
export const faultDetails = (description: string): TestDetails => ({
  annotation: { type: 'fault', description },
});

/** A test of a fault: at the end, no page may be blank. */
export const test = base.extend<{ noBlankPage: undefined }>({
  noBlankPage: [
    async ({ context }, use) => {
      await use(undefined);
      for (const page of context.pages()) {
        await expect(
          page.getByRole('heading', { level: 1, includeHidden: true }).first(),
        ).toHaveText(/\S/);
      }
    },
    { auto: true },
  ],
});

export { expect };
