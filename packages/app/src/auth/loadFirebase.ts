import { importWithRetry } from '../loading/importWithRetry.ts';
import type { AccountOperations } from './AccountServices.ts';
import { AuthUnavailableError, loadHelp } from './authErrors.ts';

const importFirebase = () => import('./firebase.ts');

/** What `firebase.ts` exports. */
export type Firebase = Awaited<ReturnType<typeof importFirebase>>;

/**
 * Loads the Firebase SDK, once for all callers. After a failure, the next call tries again.
 * @throws {AuthUnavailableError} when it does not arrive
 */
export function loadFirebase(): Promise<Firebase> {
  void loadHelp(); // the SDK may report that there is no network: its help text has to be here by then
  return load('src/auth/firebase.ts', importFirebase);
}

/**
 * Loads what only the page of the account does with it.
 * @throws {AuthUnavailableError} when it does not arrive
 */
export const loadAccountOperations = (): Promise<AccountOperations> =>
  load('src/auth/accountOperations.ts', () => import('./accountOperations.ts'));

async function load<Module>(source: string, importModule: () => Promise<Module>): Promise<Module> {
  try {
    return await importWithRetry(source, importModule);
  } catch (cause) {
    throw new AuthUnavailableError(cause);
  }
}
