import { importWithRetry } from '../loading/importWithRetry.ts';

/** Loads the notices under the navigation bar. */
export async function loadNotices() {
  const load = () => import('./Notices.tsx');
  return (await importWithRetry('src/layout/Notices.tsx', load)).Notices;
}
