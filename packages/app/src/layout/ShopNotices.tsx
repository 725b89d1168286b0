import { useAccountServices, useAuth } from '@toystore/accounts';
import { deleteDataOfRequestedDeletions, useCatalogue } from '@toystore/storefront';
import { useEffect } from 'react';
import { useLateComponent } from '../loading/useLateComponent.ts';
import { useIsKept } from '../offline/useIsKept.ts';
import { useIsOnline } from '../offline/useIsOnline.ts';
import { loadNotices } from './loadNotices.ts';

/**
 * Under the navigation bar, on every screen: notices about the network, a new release, the account. Their code comes when there
 * may be something to say. On a first visit, that is once the service worker has kept it; without one, `main.tsx` loads it.
 */
export function ShopNotices() {
  const { user } = useAuth();
  const { endedSession } = useAccountServices();
  const { freshness } = useCatalogue({ wanted: false });
  const isKept = useIsKept();
  const isOnline = useIsOnline();

  useEffect(() => {
    // Where a deletion was requested, the account is deleted and only the answer was lost.
    if (endedSession !== undefined) void deleteDataOfRequestedDeletions();
  }, [endedSession]);

  const isOfAccount = user?.emailVerified === false || endedSession !== undefined;
  const isWanted = isOfAccount || isKept || !isOnline || freshness === 'stale';
  const Notices = useLateComponent(isWanted, loadNotices);
  return Notices && <Notices />;
}
