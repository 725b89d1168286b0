import { basename } from 'node:path';
import { expect, inject } from 'vitest';

/* In place of `packages/auth/test/helpers/integration/settings.ts`: which app and which emulator a file of tests has. */

declare module 'vitest' {
  interface ProvidedContext {
    /** Emulators by the policy that they hold passwords to. */
    emulators: { plain: string; strict: string };
  }
}

const fileName = () => basename(expect.getState().testPath ?? '', '.test.ts');

/** Each file has a project of its own. */
export const projectOfFile = () => `demo-${fileName().replace(/[^a-z]/g, '-')}`;

/** The tests of passwords expect what a tenant of Google's own asks of them. */
export const emulatorOfFile = () =>
  inject('emulators')[fileName() === 'password_policy' ? 'strict' : 'plain'];

export function getAppConfig() {
  const projectId = projectOfFile();
  return { apiKey: projectId, projectId, authDomain: 'emulator-auth-domain' };
}

/** Of none, so that no test is skipped as one for production only. */
export const getEmulatorUrl = () => null;
