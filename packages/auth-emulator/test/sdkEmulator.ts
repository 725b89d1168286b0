import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest';
import { fileText } from '../src/seed/saveSeed.ts';
import {
  type SharedEmulator,
  type SharedEmulatorOptions,
  startSharedEmulator,
} from './sharedEmulator.ts';

export const PASSWORD = 'ToyBox#2026';

/** The settings of a project that reveals whether an address has an account, as projects before September 2023 do. */
export const REVEALING = { emailPrivacyConfig: { enableImprovedEmailPrivacy: false } };

/** An account of a seed. */
export const seedAccount = (name: string) => ({
  localId: name,
  email: `${name}@b.example`,
  emailVerified: true,
  rawPassword: PASSWORD,
});

/**
 * The real emulator behind the proxy, for the tests of a file, and Firebase's own SDK before it. Each test starts with
 * the seed.
 * @param projectId one that no other file has
 */
export function sdkEmulator(
  projectId: string,
  users: object[],
  { config, ...options }: SharedEmulatorOptions & { config?: object } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'sdk-emulator-'));
  let running: SharedEmulator | undefined;
  const emulator = () => {
    if (running === undefined) throw new Error('The emulator has not started.');
    return running;
  };

  beforeAll(async () => {
    mkdirSync(join(folder, 'auth_export'));
    writeFileSync(join(folder, 'auth_export/accounts.json'), fileText({ users }));
    if (config) writeFileSync(join(folder, 'auth_export/config.json'), fileText(config));
    running = await startSharedEmulator(projectId, { seed: folder, ...options });
  }, 180_000);
  afterAll(() => {
    running?.stop();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => void (await emulator().client.reset()));

  function newAuth() {
    const app = initializeApp({ apiKey: 'any', projectId }, crypto.randomUUID());
    onTestFinished(() => deleteApp(app));
    const auth = getAuth(app);
    connectAuthEmulator(auth, emulator().url, { disableWarnings: true });
    return auth;
  }

  return {
    emulator,
    /** Where the seed is. */
    folder,
    /** An app without a signed-in user. */
    newAuth,
    signIn: (name: string, auth = newAuth()) =>
      signInWithEmailAndPassword(auth, `${name}@b.example`, PASSWORD),
  };
}
