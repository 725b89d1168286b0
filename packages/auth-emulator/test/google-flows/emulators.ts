import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { completePolicy, DEFAULT_POLICY } from '../../src/policy.ts';
import { seedFiles } from '../../src/seed/readSeed.ts';
import { fileText } from '../../src/seed/saveSeed.ts';
import { startAuthEmulator } from '../../src/startAuthEmulator.ts';
import { email, password } from './account.ts';

/* Vitest's global setup: the emulators that Google's tests run against, and what is set up at Google's own project. */

const STRICT_POLICY = completePolicy({
  customStrengthOptions: {
    minPasswordLength: 8,
    maxPasswordLength: 24,
    containsLowercaseCharacter: true,
    containsUppercaseCharacter: true,
    containsNumericCharacter: true,
    containsNonAlphanumericCharacter: true,
  },
});

const USER = { localId: 'totp-user', email, emailVerified: true, rawPassword: password };

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const seed = mkdtempSync(join(tmpdir(), 'google-flows-'));
  const { accounts } = seedFiles(seed);
  mkdirSync(dirname(accounts));
  writeFileSync(accounts, fileText({ users: [USER] }));
  const [plain, strict] = await Promise.all(
    [DEFAULT_POLICY, STRICT_POLICY].map((policy) =>
      startAuthEmulator({
        ...{ projectId: 'demo-flows', port: 0, seed, policy },
        linkDomains: ['jscore-sandbox.testdomaindonotuse.com'],
      }),
    ),
  );
  if (plain === undefined || strict === undefined) throw new Error('Two emulators were started.');
  project.provide('emulators', { plain: plain.url, strict: strict.url });
  return async () => {
    await Promise.all([plain.stop(), strict.stop()]);
    rmSync(seed, { recursive: true });
  };
}
