import { useRef } from 'react';
import { useLive, useProject } from '../api/useLive.ts';
import { act } from '../shell/notices.ts';
import { Button } from '../ui/Button.tsx';
import text from '../ui/text.module.css';
import { AccountRow } from './AccountRow.tsx';
import styles from './Panel.module.css';
import { pageAddress } from './pageAddress.ts';
import { shownAccountsOf } from './shownAccounts.ts';

/** Renders the accounts, and a button that restores the first ones. */
export function AccountList() {
  const project = useProject();
  const { data, problem } = useLive(shownAccountsOf(project));
  const list = useRef<HTMLUListElement>(null);

  const reset = () =>
    act(async () => {
      const count = await project.client.reset();
      return `The emulator holds its ${count} first accounts again.`;
    });

  return (
    <>
      {problem !== undefined && (
        <p className={styles.note} role="alert">
          {problem}
        </p>
      )}
      <ul ref={list} tabIndex={-1} className={styles.list} aria-label="Accounts">
        {data?.accounts.map((account) => (
          <AccountRow
            key={account.localId}
            account={account}
            onDeleted={() => list.current?.focus()}
          />
        ))}
      </ul>
      <p className={styles.note}>
        {data && data.total > data.accounts.length && (
          <a href={pageAddress(project.projectId)} target="_blank" rel="noopener">
            All {data.total.toLocaleString('en')} accounts
          </a>
        )}
        <Button danger onClick={reset}>
          Reset to seed
        </Button>
        <span className={text.soft}>Restores the first accounts, and deletes all others.</span>
      </p>
    </>
  );
}
