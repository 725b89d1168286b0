import { useRef, useState } from 'react';
import { ResetDialog } from '../accounts/ResetDialog.tsx';
import { useLive, useProject } from '../api/useLive.ts';
import { Button } from '../ui/Button.tsx';
import * as layout from '../ui/layout.module.css';
import { Problem } from '../ui/View.tsx';
import { AccountRow } from './AccountRow.tsx';
import { pageAddress } from './pageAddress.ts';
import { shownAccountsOf } from './shownAccounts.ts';

/** Renders the accounts, and a button that restores the first ones. */
export function AccountList() {
  const project = useProject();
  const { data, problem } = useLive(shownAccountsOf(project));
  const list = useRef<HTMLUListElement>(null);
  const [isResetting, setResetting] = useState(false);
  return (
    <>
      <Problem text={problem} />
      <ul ref={list} tabIndex={-1} aria-label="Accounts">
        {data?.accounts.map((account) => (
          <AccountRow
            key={account.localId}
            account={account}
            onDeleted={() => list.current?.focus()}
          />
        ))}
      </ul>
      <p className={`${layout.bar} ${layout.foot}`}>
        {data && data.total > data.accounts.length && (
          <a href={pageAddress(project.projectId)} target="_blank" rel="noopener">
            {`All ${data.total.toLocaleString('en')} accounts`}
          </a>
        )}
        <Button label="Reset to seed" danger onClick={() => setResetting(true)} />
      </p>
      {isResetting && <ResetDialog onClose={() => setResetting(false)} />}
    </>
  );
}
