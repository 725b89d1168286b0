import { useAction } from '@toystore/accounts';
import { Alert } from '@toystore/ui';
import { useState } from 'react';
import { Accounts } from './Accounts.tsx';
import { describeFailure } from './describeFailure.ts';
import { Emails } from './Emails.tsx';
import { EMULATOR_URL } from './emulator.ts';
import { FaultChoice } from './FaultChoice.tsx';
import styles from './PanelBody.module.css';
import { PanelTabs } from './PanelTabs.tsx';
import { readItem, writeItem } from './panelStorage.ts';
import { RecentLoginChoice } from './RecentLoginChoice.tsx';
import type { RunAction } from './runAction.ts';
import type { Emulator } from './useEmulator.ts';

/** The open panel: three views, and the result of the latest action. */
export function PanelBody({ emulator }: { emulator: Emulator }) {
  const { accounts, codes, emails, recentLogin, fault, problem, refresh } = emulator;
  const { pending, error, failure: authFailure, run: runAction } = useAction();
  const failure = authFailure && describeFailure(error);
  const [done, setDone] = useState('Ready.');
  const [view, setView] = useState(() => readItem('view') ?? 'accounts');
  const shownProblem = failure ?? problem;

  const run: RunAction = (during, operation) =>
    runAction(during, async (signal) => {
      const message = await operation();
      if (!signal.aborted) setDone(message);
    }).finally(refresh);

  const views = [
    {
      name: 'accounts',
      label: 'Accounts',
      count: accounts?.length,
      content: <Accounts accounts={accounts} codes={codes} run={run} />,
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
          <FaultChoice fault={fault} run={run} />
          <RecentLoginChoice limit={recentLogin} run={run} />
        </>
      ),
    },
  ];

  return (
    <>
      <header className={styles.header}>
        <h2 className={styles.title}>Developer panel</h2>
        <p className={styles.where}>{`Auth emulator at ${new URL(EMULATOR_URL).host}`}</p>
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
        <p role="status">{failure ? '' : (pending ?? done)}</p>
        {shownProblem !== undefined && <Alert {...shownProblem} className={styles.problem} />}
      </footer>
    </>
  );
}
