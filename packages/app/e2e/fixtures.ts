import { test as base, expect } from '@playwright/test';
import { gatherErrors } from './browserErrors.ts';
import { emulator } from './emulator.ts';
import { cutOff } from './offline.ts';
import { gatherViolations } from './policyViolations.ts';

export { accountId, freshEmail } from './emulator.ts';
export { addGoogleAccount, openGooglePopup, pickGoogleAccount } from './googlePopup.ts';
export { signIn } from './signIn.ts';
export { untilLive } from './untilLive.ts';
export { expect };

interface Options {
  /**
   * Matches the errors in the browser that a test brings about on purpose; any other fails it.
   * Each is reported as `console.error: {text} ({address})` or `uncaught: {stack} ({page})`.
   * One pattern, `/this|that/` for several: Playwright takes a list for a fixture with its settings.
   */
  expectedErrors: RegExp | undefined;
  /** Matches what the content policy refuses because a test brings it about; any other refusal fails the test. */
  expectedViolations: RegExp | undefined;
}

interface Fixtures {
  /** The accounts behind the app. Seeded ones are to be read only: all tests share them. */
  emulator: typeof emulator;
  /** The addresses beyond this machine that the browser asked for, in vain. */
  refusedRequests: string[];
  /** Fails a test whose browser met an error that it did not expect. */
  noUnexpectedErrors: undefined;
  /** Fails a test that met the content policy without expecting to, whatever errors it expects. */
  noPolicyViolations: undefined;
}

export const test = base.extend<Options & Fixtures>({
  expectedErrors: [undefined, { option: true }],
  expectedViolations: [undefined, { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  emulator: async ({}, use) => use(emulator),

  refusedRequests: [async ({ context }, use) => use(await cutOff(context)), { auto: true }],

  noUnexpectedErrors: [
    async ({ context, expectedErrors }, use) => {
      const errors = await gatherErrors(context);
      await use(undefined);
      const unexpected = errors.filter((error) => !expectedErrors?.test(error));
      expect(unexpected, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],

  noPolicyViolations: [
    async ({ context, expectedViolations }, use) => {
      const violations = await gatherViolations(context);
      await use(undefined);
      const unexpected = violations.filter((violation) => !expectedViolations?.test(violation));
      expect(unexpected, 'refused by the content policy').toEqual([]);
    },
    { auto: true },
  ],
});
