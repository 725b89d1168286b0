import { EMULATOR_OPTIONS, emulatorUrl } from '../src/auth/emulatorSettings.ts';
import { readProjectOptions } from './projectOptions.ts';

/** `1` or a port. */
const EMULATOR_SETTING = /^(?:1|[1-9]\d{3,4})$/;

/** Describes the accounts of a build for the emulator. */
export const accountsInEmulator = (url: string): string =>
  `${EMULATOR_OPTIONS.projectId} at ${url}`;

/**
 * Returns the project of a shop's accounts, and the emulator's address if it is used. A build has to request the emulator
 * explicitly: another machine's browser would load a script from, and send passwords to, any program on its own port.
 * @param env the environment and the .env files
 * @param emulatorByDefault for development, which only its own machine opens
 * @throws {Error} when the settings name no project, an incomplete one, or a project and the emulator
 */
export function accountsOf(
  env: Partial<ImportMetaEnv>,
  { emulatorByDefault = false } = {},
): string {
  const project = readProjectOptions(env);
  const wantsEmulator = EMULATOR_SETTING.test(env.VITE_AUTH_EMULATOR ?? '');
  if (project && wantsEmulator) {
    throw new Error(
      'VITE_AUTH_EMULATOR=1 selects the Auth emulator, and VITE_FIREBASE_* a real project. Unset one of them.',
    );
  }
  if (project) return project.projectId;
  if (wantsEmulator) return accountsInEmulator(emulatorUrl(env.VITE_AUTH_EMULATOR));
  if (emulatorByDefault) return accountsInEmulator(emulatorUrl());
  throw new Error(
    `This build has no accounts. For a real project set VITE_FIREBASE_API_KEY, VITE_FIREBASE_AUTH_DOMAIN and VITE_FIREBASE_PROJECT_ID. For the Auth emulator set VITE_AUTH_EMULATOR=1: such a build sends passwords to ${emulatorUrl()} of the machine that opens it, so use it on your own machine only.`,
  );
}
