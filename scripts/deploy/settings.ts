import { readProjectOptions } from '../../packages/app/build/projectOptions.ts';

/** The project to which a shop is deployed, and the hosts that it uses. */
export interface Deployment {
  projectId: string;
  authDomain: string;
  catalogueUrl: string | undefined;
  reportUrl: string | undefined;
}

type Env = Record<string, string | undefined>;

const PLACEHOLDER = /^(?:demo-|your-)|[<>{}\s]/i;
const THIS_MACHINE = /^(?:localhost|127\.|\[::1\]|0\.0\.0\.0)|\.(?:localhost|local|test|invalid)$/i;
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i;

/**
 * Reads the settings of a deployment, and rejects those of a demonstration.
 * @param env the environment and the .env files
 * @throws {Error} naming the problem and the solution
 */
export function readDeployment(env: Env): Deployment {
  const project = readProjectOptions(env);
  if (project === undefined) {
    throw new Error(
      'No Firebase project is set: a shop without one talks to the emulator. Set VITE_FIREBASE_API_KEY, VITE_FIREBASE_AUTH_DOMAIN and VITE_FIREBASE_PROJECT_ID, for example in packages/app/.env.production.local.',
    );
  }
  const { apiKey, authDomain, projectId } = project;
  if (PLACEHOLDER.test(projectId)) {
    throw new Error(`VITE_FIREBASE_PROJECT_ID is ${projectId}: that is no real project.`);
  }
  if (PLACEHOLDER.test(apiKey)) {
    throw new Error(
      'VITE_FIREBASE_API_KEY is not a key of a real project: copy it from the console.',
    );
  }
  if (THIS_MACHINE.test(authDomain) || !DOMAIN.test(authDomain)) {
    throw new Error(
      `VITE_FIREBASE_AUTH_DOMAIN is ${authDomain}: a bare domain is needed, such as ${projectId}.firebaseapp.com.`,
    );
  }
  return {
    projectId,
    authDomain,
    catalogueUrl: publicAddress('VITE_CATALOGUE_URL', env),
    reportUrl: publicAddress('VITE_REPORT_URL', env),
  };
}

function publicAddress(name: string, env: Env): string | undefined {
  const value = env[name];
  if (!value) return undefined;
  const url = URL.parse(value);
  if (url?.protocol === 'https:' && !THIS_MACHINE.test(url.hostname)) return value;
  throw new Error(`${name} is ${value}: a deployed shop needs a whole https address.`);
}
