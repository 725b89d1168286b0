/** What tells the provider which real project the accounts are in. */
export interface ProjectOptions {
  apiKey: string;
  authDomain: string;
  projectId: string;
  appId?: string;
}

/**
 * Reads the account settings of a build: `undefined` when none is set, which means the local emulator.
 * @throws {Error} naming what is missing when only some are set
 */
export function readProjectOptions(env: Partial<ImportMetaEnv>): ProjectOptions | undefined {
  const required = {
    VITE_FIREBASE_API_KEY: env.VITE_FIREBASE_API_KEY,
    VITE_FIREBASE_AUTH_DOMAIN: env.VITE_FIREBASE_AUTH_DOMAIN,
    VITE_FIREBASE_PROJECT_ID: env.VITE_FIREBASE_PROJECT_ID,
  };
  const missing = Object.entries(required).flatMap(([name, value]) => (value ? [] : [name]));
  const appId = env.VITE_FIREBASE_APP_ID;
  if (missing.length === Object.keys(required).length && !appId) return undefined;
  if (missing.length > 0) {
    throw new Error(
      `Firebase is only half set up: ${missing.join(', ')} missing. Set all VITE_FIREBASE_* or none.`,
    );
  }
  return {
    apiKey: required.VITE_FIREBASE_API_KEY ?? '',
    authDomain: required.VITE_FIREBASE_AUTH_DOMAIN ?? '',
    projectId: required.VITE_FIREBASE_PROJECT_ID ?? '',
    ...(appId ? { appId } : {}),
  };
}
