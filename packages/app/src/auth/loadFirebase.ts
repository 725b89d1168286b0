import { importWithRetry } from '../loading/importWithRetry.ts';

/** What is loaded late for accounts. */
export type Firebase = typeof import('./accountService.ts');

/**
 * Loads the Firebase SDK, once for all callers. After a failure, the next call tries again.
 * @throws {ChunkLoadError} when it does not arrive
 */
export const loadFirebase = (): Promise<Firebase> =>
  importWithRetry(
    'src/auth/accountService.ts',
    () => import('./accountService.ts'),
    'The account service could not be loaded. Please check your connection, then try again.',
  );
