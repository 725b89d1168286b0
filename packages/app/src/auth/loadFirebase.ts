import { importWithRetry } from '../loading/importWithRetry.ts';
import { AuthUnavailableError, loadHelp } from './authErrors.ts';

const importFirebase = () => import('./firebase.ts');

/** What `firebase.ts` exports. */
export type Firebase = Awaited<ReturnType<typeof importFirebase>>;

/**
 * Loads the Firebase SDK, once for all callers. After a failure, the next call tries again.
 * @throws {AuthUnavailableError} when it does not arrive
 */
export async function loadFirebase(): Promise<Firebase> {
  void loadHelp(); // the SDK may report that there is no network: its help text has to be here by then
  try {
    return await importWithRetry('src/auth/firebase.ts', importFirebase);
  } catch (cause) {
    throw new AuthUnavailableError(cause);
  }
}
