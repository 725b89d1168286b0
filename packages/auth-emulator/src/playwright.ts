/* Fixtures for Playwright: accounts, and signed-in pages. */

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

/** An account of one test, with its password. */
export interface TestAccount extends EmulatorAccount {
  email: string;
  password: string;
}

/** A state of the emulator that takes time to prepare, such as many accounts. */
export interface AuthSnapshot {
  name: string;
  /** Prepares the state, after a reset, for the first test of a worker. The others restore the snapshot. */
  prepare: (client: AuthEmulatorClient) => Promise<void>;
}

export interface AuthFixtures {
  /** The state in which each test starts, instead of the seed. */
  authSnapshot: AuthSnapshot | undefined;
  /** Fields of `account`; its e-mail is verified by default. */
  newAccount: Partial<NewAccount>;
  /** A client with the owner's rights. Each test that uses it, or a page, starts with a reset. */
  authEmulator: AuthEmulatorClient;
  /** A new account for each test. */
  account: TestAccount;
  /** A page on which `account` is signed in before the app's first line runs. */
  signedInPage: Page;
}

export interface AuthWorkerFixtures {
  /** The app, and its emulator. */
  firebaseApp: FirebaseAppOptions & { projectId: string };
  /** The emulator's project of this worker. Workers do not affect each other. */
  authProject: string;
  /** The names of the snapshots that this worker has taken. */
  takenSnapshots: Set<string>;
}

/** Playwright's `test` with these fixtures. Requests of its browsers name the worker's project. */
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

  takenSnapshots: [
    async ({ authProject: _ }, use) => use(new Set()), // another run may have left others
    { scope: 'worker' },
  ],

  authSnapshot: [undefined, { option: true }],

  newAccount: [{}, { option: true }],

  authEmulator: async ({ firebaseApp, authProject, authSnapshot, takenSnapshots }, use) => {
    const client = createClient({ url: firebaseApp.url, projectId: authProject });
    await startFrom(client, authSnapshot, takenSnapshots);
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
    if (created === undefined) throw new Error(`The emulator did not create ${account.email}.`);
    await use({ ...created, email: account.email, password: account.password });
  },

  extraHTTPHeaders: async ({ extraHTTPHeaders, authProject, authEmulator: _ }, use) =>
    use({ ...extraHTTPHeaders, [projectHeader]: authProject }),

  signedInPage: async ({ browser, baseURL, firebaseApp, authProject, account }, use) => {
    if (baseURL === undefined) {
      throw new Error(
        'Set baseURL in the configuration of Playwright: it is the origin of the storage.',
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

/** Resets the project, or restores the snapshot in which a test starts. */
async function startFrom(
  client: AuthEmulatorClient,
  snapshot: AuthSnapshot | undefined,
  taken: Set<string>,
): Promise<void> {
  if (snapshot !== undefined && taken.has(snapshot.name)) {
    await client.restore(snapshot.name);
    return;
  }
  await client.reset();
  if (snapshot === undefined) return;
  await snapshot.prepare(client);
  await client.snapshot(snapshot.name);
  taken.add(snapshot.name);
}
