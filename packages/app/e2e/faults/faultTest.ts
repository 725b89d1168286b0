import { test as base, expect } from '../fixtures.ts';

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
