import { test as base, expect, type Page } from '@playwright/test';
import { type AuthEmulatorClient, createClient, projectHeader } from '../src/client.ts';
import { gatherErrors } from '../test/browserErrors.ts';
import { gatherViolations } from '../test/policyViolations.ts';

export { expect };

interface Fixtures {
  /** A client of this worker's project, which a reset has brought to its seed. */
  emulator: AuthEmulatorClient;
  /** Sends a request of an app, as the SDK does. */
  sendAsApp: (operation: string, body: object) => Promise<Response>;
  /** Opens a view of the emulator's page. */
  open: (view?: string) => Promise<Page>;
  /** Fails a test on an error in the browser, and on a violation of the content policy. */
  noErrors: undefined;
}

/** The password of the accounts in the seed. */
export const DEMO_PASSWORD = 'ToyBox#2026';

/** The emulator's project of this worker. */
export const projectId = `demo-page-${process.env.TEST_PARALLEL_INDEX}`;

export const test = base.extend<Fixtures>({
  permissions: ['clipboard-read', 'clipboard-write'],

  emulator: async ({ baseURL }, use) => {
    const client = createClient({ url: `${baseURL}`, projectId });
    await client.reset();
    await use(client);
  },

  open: async ({ page, emulator: _ }, use) =>
    use(async (view = 'accounts') => {
      await page.goto(`/?project=${projectId}#${view}`);
      await expect(page.getByText('Connected', { exact: true })).toBeVisible();
      return page;
    }),

  sendAsApp: async ({ baseURL }, use) =>
    use((operation, body) =>
      fetch(`${baseURL}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=any`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [projectHeader]: projectId },
        body: JSON.stringify(body),
      }),
    ),

  noErrors: [
    async ({ context }, use) => {
      const errors = await gatherErrors(context);
      const violations = await gatherViolations(context);
      await use(undefined);
      expect(violations, 'refused by the content policy').toEqual([]);
      const unexpected = errors.filter((error) => !/400 \(Bad Request\)/.test(error)); // a refusal
      expect(unexpected, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});
