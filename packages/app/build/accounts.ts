import { EMULATOR_OPTIONS, emulatorUrl } from '../src/auth/emulatorSettings.ts';
import { readProjectOptions } from './projectOptions.ts';

/** `1` or a port. */
const EMULATOR_SETTING = /^(?:1|[1-9]\d{3,4})$/;

/** How a build for the emulator names where its accounts are. */
export const accountsInEmulator = (url: string): string =>
  `${EMULATOR_OPTIONS.projectId} at ${url}`;

/**
 * The project that a shop's accounts are in, for the emulator with its address. The emulator is for the machine that it runs on: a visitor's browser
 * would load a script and send passwords to whatever listens on the visitor's own port. So a build has to ask for it.
 * @param env the environment and the .env files
 * @param emulatorByDefault in development, where nobody else visits
 * @throws {Error} when the settings name no place for accounts, half of one, or two
 */
export function accountsOf(
  env: Partial<ImportMetaEnv>,
  { emulatorByDefault = false } = {},
): string {
  const project = readProjectOptions(env);
  const wantsEmulator = EMULATOR_SETTING.test(env.VITE_AUTH_EMULATOR ?? '');
  if (project && wantsEmulator) {
    throw new Error(
      'VITE_AUTH_EMULATOR=1 asks for the Auth emulator, and VITE_FIREBASE_* for a real project. Unset one of them.',
    );
  }
  if (project) return project.projectId;
  if (wantsEmulator) return accountsInEmulator(emulatorUrl(env.VITE_AUTH_EMULATOR));
  if (emulatorByDefault) return accountsInEmulator(emulatorUrl());
  throw new Error(
    `This build names no place for accounts. For a real project set VITE_FIREBASE_API_KEY, VITE_FIREBASE_AUTH_DOMAIN and VITE_FIREBASE_PROJECT_ID. For the Auth emulator set VITE_AUTH_EMULATOR=1: such a build sends passwords to ${emulatorUrl()} of whoever opens it, so it is for your own machine only.`,
  );
}
