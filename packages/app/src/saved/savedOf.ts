import { createLazyStore, type LazyStore, storesByAccount } from '../accountStorage/lazyStore.ts';
import { importWithRetry } from '../loading/importWithRetry.ts';
import type { SavedChange, SavedEntry } from './SavedStore.ts';

const loadDescription = async () =>
  (await importWithRetry('src/saved/SavedStore.ts', () => import('./SavedStore.ts'))).savedStore;

const stores = storesByAccount('saved', (uid): LazyStore<SavedEntry, SavedChange> => {
  const isNeeded = () => true; // what is on screen shows whether each toy is saved
  return createLazyStore({ name: 'saved', uid, loadDescription, isNeeded });
});

/** The toys that an account has saved: the same store each time. It is loaded once something subscribes. */
export const savedOf = stores.get;

/** Deletes what an account that is deleted has saved, and lets nothing of it be stored again by this tab. */
export const deleteSavedOf = stores.delete;
