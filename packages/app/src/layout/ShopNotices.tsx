import { useAccounts } from '@toystore/accounts';
import { deleteDataOfRequestedDeletions } from '@toystore/storefront';
import { useEffect } from 'react';
import { AccountNotice } from './AccountNotice.tsx';
import { NetworkNotice } from './NetworkNotice.tsx';
import styles from './ShopNotices.module.css';

/**
 * Under the navigation bar, on every screen: what there is to say about the network or a new release, else about the
 * account.
 */
export function ShopNotices() {
  const { endedSession } = useAccounts();

  useEffect(() => {
    // Where a deletion was requested, the account is deleted and only the answer was lost.
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
