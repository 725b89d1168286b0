import { AccountNotice } from './AccountNotice.tsx';
import { NetworkNotice } from './NetworkNotice.tsx';
import styles from './Notices.module.css';

/** What there is to say about the network or a new release, else about the account. */
export function Notices() {
  return (
    <>
      <div role="status" className={styles.network}>
        <NetworkNotice />
      </div>
      <div className={styles.account}>
        <AccountNotice />
      </div>
    </>
  );
}
