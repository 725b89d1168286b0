import { test as base, expect } from '@playwright/test';
import { gatherErrors } from '../../auth-emulator/test/browserErrors.ts';
import { gatherViolations } from '../../auth-emulator/test/policyViolations.ts';
import { waitForCodeOf } from './codeOfPages.ts';
import { emulator, projectHeaders } from './emulator.ts';
import { cutOff } from './offline.ts';

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

/** For tests of animations: other tests prefer reduced motion (playwright.config.ts). */
export const MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

interface Options {
  /**
   * Matches the browser errors that a test causes on purpose. At least one must occur (with `each`, one for every pattern),
   * and any error that does not match fails the test.
   * Each is reported as `console.error: {text} ({address})` or `uncaught: {stack} ({page})`.
   */
  expectedErrors: RegExp | { each: RegExp[] } | undefined;
  /** Matches errors that may or may not occur: a comment next to it gives the reason. */
  possibleErrors: RegExp | undefined;
  /** Matches violations of the content policy that a test causes on purpose, like `expectedErrors`. */
  expectedViolations: RegExp | undefined;
}

interface WorkerFixtures {
  /** Creates the demo accounts in the worker's project, unless the shop is a deployed one. */
  seed: undefined;
}

interface Fixtures {
  /** The client of this worker's emulator project. Do not change seeded accounts: all tests of a worker share them. */
  emulator: typeof emulator;
  /** The addresses beyond this machine that the browser requested without success. */
  refusedRequests: string[];
  /** Fails a test on an unexpected browser error, and if an expected one is missing. */
  onlyExpectedErrors: undefined;
  /** Does the same for violations of the content policy, independently of expected errors. */
  onlyExpectedViolations: undefined;
}

/** `E2E_SITE` is the address of a deployed shop: it has no emulator, and its scripts and fonts may be on other hosts. */
const isDeployed = process.env.E2E_SITE !== undefined;

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  expectedErrors: [undefined, { option: true }],
  possibleErrors: [undefined, { option: true }],
  expectedViolations: [undefined, { option: true }],

  seed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      if (!isDeployed) await emulator.reset();
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],

  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitForCodeOf(context);
    await use(context);
  },

  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, ...projectHeaders }),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  emulator: async ({}, use) => use(emulator),

  refusedRequests: [
    async ({ context, browserName }, use) =>
      use(isDeployed ? [] : await cutOff(context, browserName)),
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

/** Expects every expected line, and no other than expected and possible ones. */
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
