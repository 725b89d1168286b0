import { test as base, expect } from '@playwright/test';
import { gatherErrors } from './browserErrors.ts';
import { emulator, projectHeaders } from './emulator.ts';
import { cutOff } from './offline.ts';
import { gatherViolations } from './policyViolations.ts';

export { accountId, freshEmail } from './emulator.ts';
export {
  addGoogleAccount,
  closeGooglePopup,
  openGooglePopup,
  pickGoogleAccount,
} from './googlePopup.ts';
export { signIn, signInByForm, signInWithGoogle } from './signIn.ts';
export { waitForHydration } from './waitForHydration.ts';
export { expect };

/** For tests of what moves: the others have a browser that asks for less motion (playwright.config.ts). */
export const MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

interface Options {
  /**
   * Matches the errors in the browser that a test brings about on purpose. At least one must come (with `each`, one for
   * every pattern), and any that does not match fails the test.
   * Each is reported as `console.error: {text} ({address})` or `uncaught: {stack} ({page})`.
   */
  expectedErrors: RegExp | { each: RegExp[] } | undefined;
  /** Matches errors that come or not, as it happens: the reason belongs beside it. */
  possibleErrors: RegExp | undefined;
  /** Matches what the content policy refuses because a test brings it about: as `expectedErrors`. */
  expectedViolations: RegExp | undefined;
}

interface WorkerFixtures {
  /** Gives the worker's project the demo accounts. */
  seed: undefined;
}

interface Fixtures {
  /** The accounts behind the app. Seeded ones are to be read only: all tests of a worker share them. */
  emulator: typeof emulator;
  /** The addresses beyond this machine that the browser asked for, in vain. */
  refusedRequests: string[];
  /** Fails a test whose browser met an error that it did not expect, or did not meet one that it did. */
  onlyExpectedErrors: undefined;
  /** The same for what the content policy refuses, whatever errors are expected. */
  onlyExpectedViolations: undefined;
}

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  expectedErrors: [undefined, { option: true }],
  possibleErrors: [undefined, { option: true }],
  expectedViolations: [undefined, { option: true }],

  seed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      await emulator.reset();
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],

  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, ...projectHeaders }),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  emulator: async ({}, use) => use(emulator),

  refusedRequests: [
    async ({ context, browserName }, use) => use(await cutOff(context, browserName)),
    { auto: true },
  ],

  onlyExpectedErrors: [
    async ({ context, expectedErrors, possibleErrors }, use) => {
      const errors = await gatherErrors(context);
      await use(undefined);
      const expected = expectedErrors instanceof RegExp ? [expectedErrors] : expectedErrors?.each;
      await expectOnly('errors in the browser', errors, expected, possibleErrors);
    },
    { auto: true },
  ],

  onlyExpectedViolations: [
    async ({ context, expectedViolations }, use) => {
      const violations = await gatherViolations(context);
      await use(undefined);
      const expected = expectedViolations && [expectedViolations];
      await expectOnly('refused by the content policy', violations, expected);
    },
    { auto: true },
  ],
});

/** Each expected one has come, and none but those and possible ones. */
async function expectOnly(
  what: string,
  found: string[],
  expected: RegExp[] = [],
  possible?: RegExp,
): Promise<void> {
  const missing = () =>
    expected.filter((pattern) => !found.some((line) => pattern.test(line))).map(String);
  await expect
    .poll(missing, { message: `expected, but not among the ${what}`, timeout: 5_000 })
    .toEqual([]);
  const known = [...expected, ...(possible ? [possible] : [])];
  const unexpected = found.filter((line) => !known.some((pattern) => pattern.test(line)));
  expect(unexpected, what).toEqual([]);
}
