import { Alert } from '@toystore/ui';
import { useState } from 'react';
import { EMULATOR } from '../auth/emulatorSettings.ts';
import { Accounts } from './Accounts.tsx';
import { Emails } from './Emails.tsx';
import { FaultChoice } from './FaultChoice.tsx';
import styles from './PanelBody.module.css';
import { PanelTabs } from './PanelTabs.tsx';
import { readItem, writeItem } from './panelStorage.ts';
import { RecentLoginChoice } from './RecentLoginChoice.tsx';
import { useAction } from './useAction.ts';
import { useEmulator } from './useEmulator.ts';

/** The open panel: three views, and how the newest action went. */
export function PanelBody() {
  const { accounts, emails, recentLogin, problem, refresh } = useEmulator();
  const { status, failure, run } = useAction(refresh);
  const [view, setView] = useState(() => readItem('view') ?? 'accounts');
  const shownProblem = failure ?? problem;

  const views = [
    {
      name: 'accounts',
      label: 'Accounts',
      count: accounts?.length,
      content: <Accounts accounts={accounts} run={run} />,
    },
    {
      name: 'emails',
      label: 'E-mails',
      count: emails?.length,
      content: <Emails emails={emails} run={run} />,
    },
    {
      name: 'simulate',
      label: 'Simulate',
      content: (
        <>
          <FaultChoice />
          <RecentLoginChoice limit={recentLogin} run={run} />
        </>
      ),
    },
  ];

  return (
    <>
      <header className={styles.header}>
        <h2 className={styles.title}>Developer panel</h2>
        <p className={styles.where}>Auth emulator at {new URL(EMULATOR.url).host}</p>
      </header>
      <PanelTabs
        label="Tools"
        tabs={views}
        selected={view}
        onSelect={(name) => {
          setView(name);
          writeItem('view', name);
        }}
      />
      <footer className={styles.outcome}>
        <p role="status">{status}</p>
        {shownProblem !== undefined && <Alert {...shownProblem} className={styles.problem} />}
      </footer>
    </>
  );
}
