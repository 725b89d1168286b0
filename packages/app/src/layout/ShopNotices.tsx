import { useAccounts } from '@toystore/accounts';
import { deleteDataOfRequestedDeletions } from '@toystore/storefront';
import { useEffect } from 'react';
import { AccountNotice } from './AccountNotice.tsx';
import { NetworkNotice } from './NetworkNotice.tsx';
import * as styles from './ShopNotices.module.css';

/**
 * Renders under the navigation bar of every screen a notice about the network or a new release, or else about the account.
 */
export function ShopNotices() {
  const { endedSession } = useAccounts();

  useEffect(() => {
    // If a deletion was requested, the account is deleted, and only the answer was lost.
    if (endedSession !== undefined) void deleteDataOfRequestedDeletions();
  }, [endedSession]);

  return (
    <>
      <div aria-live="polite" aria-atomic="true" className={styles.network}>
        <NetworkNotice />
      </div>
      <div className={styles.account}>
        <AccountNotice />
      </div>
    </>
  );
}
