/** Where accounts live: a real Firebase project, or the local Auth emulator. */
export type FirebaseSettings =
  | { target: 'project'; apiKey: string; authDomain: string; projectId: string; appId?: string }
  | {
      target: 'emulator';
      apiKey: string;
      authDomain: string;
      projectId: string;
      emulatorUrl: string;
    };

const EMULATOR: FirebaseSettings = {
  target: 'emulator',
  apiKey: 'demo-key',
  authDomain: 'localhost',
  projectId: 'demo-toystore',
  emulatorUrl: 'http://127.0.0.1:9099',
};

/**
 * Reads the account settings of a build: none set means the emulator and `demo-toystore`.
 * @throws {Error} naming what is missing when only some are set
 */
export function readFirebaseSettings(env: Partial<ImportMetaEnv>): FirebaseSettings {
  const required = {
    VITE_FIREBASE_API_KEY: env.VITE_FIREBASE_API_KEY,
    VITE_FIREBASE_AUTH_DOMAIN: env.VITE_FIREBASE_AUTH_DOMAIN,
    VITE_FIREBASE_PROJECT_ID: env.VITE_FIREBASE_PROJECT_ID,
  };
  const missing = Object.entries(required).flatMap(([name, value]) => (value ? [] : [name]));
  const appId = env.VITE_FIREBASE_APP_ID;
  if (missing.length === Object.keys(required).length && !appId) return EMULATOR;
  if (missing.length > 0) {
    throw new Error(
      `Firebase is only half set up: ${missing.join(', ')} missing. Set all VITE_FIREBASE_* or none.`,
    );
  }
  return {
    target: 'project',
    apiKey: required.VITE_FIREBASE_API_KEY ?? '',
    authDomain: required.VITE_FIREBASE_AUTH_DOMAIN ?? '',
    projectId: required.VITE_FIREBASE_PROJECT_ID ?? '',
    ...(appId ? { appId } : {}),
  };
}
