import { useAuth } from '@toystore/accounts';
import type { EmulatorAccount } from '@toystore/auth-emulator/client';
import { Button } from '@toystore/ui';
import { useRef } from 'react';
import { AccountRow } from './AccountRow.tsx';
import styles from './Accounts.module.css';
import { emulator } from './emulator.ts';
import type { RunAction } from './runAction.ts';

interface AccountsProps {
  /** Seeded accounts first; `undefined` until they are loaded. */
  accounts: EmulatorAccount[] | undefined;
  /** The codes of authenticator apps, by `localId`. */
  codes: ReadonlyMap<string, string> | undefined;
  run: RunAction;
}

/** All accounts of the emulator, and a button that restores the demo accounts. */
export function Accounts({ accounts, codes, run }: AccountsProps) {
  const { user } = useAuth();
  const view = useRef<HTMLDivElement>(null);

  const reset = () =>
    run('Resetting to the seed …', async () => {
      const count = await emulator.reset();
      return `The emulator holds its ${count} demo accounts again.`;
    });

  return (
    <div ref={view} tabIndex={-1} className={styles.view}>
      {accounts === undefined && <p className={styles.note}>Asking the emulator …</p>}
      <ul aria-label="Accounts">
        {accounts?.map((account) => (
          <AccountRow
            key={account.localId}
            account={account}
            code={codes?.get(account.localId)}
            isSignedIn={account.localId === user?.uid}
            run={run}
            onDeleted={() => view.current?.focus()}
          />
        ))}
      </ul>
      <div className={styles.reset}>
        <Button variant="outline" fullWidth onClick={reset}>
          Reset to the seed
        </Button>
        <p className={styles.note}>Puts the demo accounts back and deletes all others.</p>
      </div>
    </div>
  );
}
