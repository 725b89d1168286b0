/* Fixtures for Playwright: accounts, and pages that somebody is signed in on. */

import { randomUUID } from 'node:crypto';
import { test as base, type Page } from '@playwright/test';
import {
  type AuthEmulatorClient,
  createClient,
  type EmulatorAccount,
  type NewAccount,
  projectHeader,
} from './client.ts';
import { type FirebaseAppOptions, signedInState } from './persistedUser.ts';

export { expect } from '@playwright/test';
export { type FirebaseAppOptions, type SignInOptions, signedInState } from './persistedUser.ts';

/** An account that one test has for itself, and how to sign in to it. */
export interface TestAccount extends EmulatorAccount {
  email: string;
  password: string;
}

export interface AuthFixtures {
  /** What an account of a test is to be like; its e-mail is verified unless this says otherwise. */
  newAccount: Partial<NewAccount>;
  /** The emulator, all rights. Each test that uses it, or a page, starts with the seed and the real time. */
  authEmulator: AuthEmulatorClient;
  /** An account that no other test has. */
  account: TestAccount;
  /** A page on which `account` is signed in, before the app's first line runs. */
  signedInPage: Page;
}

export interface AuthWorkerFixtures {
  /** The app, and where its emulator runs. */
  firebaseApp: FirebaseAppOptions & { projectId: string };
  /** The emulator's project that this worker has for itself: what one worker does is nothing to another. */
  authProject: string;
}

/** Playwright's `test` with these fixtures. Its browsers' requests are about the worker's own project. */
export const test = base.extend<AuthFixtures, AuthWorkerFixtures>({
  firebaseApp: [
    { url: 'http://127.0.0.1:9099', apiKey: 'demo-key', projectId: 'demo-test' },
    { scope: 'worker', option: true },
  ],

  authProject: [
    async ({ firebaseApp }, use, { parallelIndex }) =>
      use(`${firebaseApp.projectId}-worker-${parallelIndex}`),
    { scope: 'worker' },
  ],

  newAccount: [{}, { option: true }],

  authEmulator: async ({ firebaseApp, authProject }, use) => {
    const client = createClient({ url: firebaseApp.url, projectId: authProject });
    await client.reset();
    await use(client);
  },

  account: async ({ authEmulator, newAccount }, use) => {
    const account = {
      email: `${randomUUID()}@test.example`,
      password: 'Secret#2026',
      emailVerified: true,
      ...newAccount,
    };
    await authEmulator.createAccount(account);
    const created = await authEmulator.account(account.email);
    if (created === undefined) throw new Error(`The emulator made no account ${account.email}.`);
    await use({ ...created, email: account.email, password: account.password });
  },

  extraHTTPHeaders: async ({ extraHTTPHeaders, authProject, authEmulator: _ }, use) =>
    use({ ...extraHTTPHeaders, [projectHeader]: authProject }),

  signedInPage: async ({ browser, baseURL, firebaseApp, authProject, account }, use) => {
    if (baseURL === undefined) {
      throw new Error(
        'Set baseURL in the configuration of Playwright: it says whose storage is written.',
      );
    }
    const { email, password } = account;
    const options = { ...firebaseApp, projectId: authProject, email, password };
    const storageState = await signedInState(new URL(baseURL).origin, options);
    const context = await browser.newContext({ storageState });
    await use(await context.newPage());
    await context.close();
  },
});
