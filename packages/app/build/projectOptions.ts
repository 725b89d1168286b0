/** The settings of a real project. */
export interface ProjectOptions {
  apiKey: string;
  authDomain: string;
  projectId: string;
}

const REQUIRED = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
] as const;

/**
 * Reads the account settings of a build: `undefined` when none is set.
 * @throws {Error} naming what is missing when only some are set
 */
export function readProjectOptions(env: Partial<ImportMetaEnv>): ProjectOptions | undefined {
  const apiKey = env.VITE_FIREBASE_API_KEY;
  const authDomain = env.VITE_FIREBASE_AUTH_DOMAIN;
  const projectId = env.VITE_FIREBASE_PROJECT_ID;
  if (apiKey && authDomain && projectId) return { apiKey, authDomain, projectId };
  if (!apiKey && !authDomain && !projectId && !env.VITE_FIREBASE_APP_ID) return undefined;
  const missing = REQUIRED.filter((name) => !env[name]);
  throw new Error(
    `Firebase is only half set up: ${missing.join(', ')} missing. Set all VITE_FIREBASE_* or none.`,
  );
}
