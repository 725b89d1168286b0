import { importWithRetry } from '../loading/importWithRetry.ts';
import { AuthUnavailableError } from './authErrors.ts';

const importAccountService = () => import('./accountService.ts');

/** What `accountService.ts` exports. */
export type Firebase = Awaited<ReturnType<typeof importAccountService>>;

/**
 * Loads the Firebase SDK, once for all callers. After a failure, the next call tries again.
 * @throws {AuthUnavailableError} when it does not arrive
 */
export async function loadFirebase(): Promise<Firebase> {
  try {
    return await importWithRetry('src/auth/accountService.ts', importAccountService);
  } catch (cause) {
    throw new AuthUnavailableError(cause);
  }
}
