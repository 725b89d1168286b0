import { useId, useState } from 'react';
import type { EmulatorAccount } from '../../../src/client.ts';
import { accountName } from '../accounts/accountName.ts';
import { useProject } from '../api/useLive.ts';
import { act } from '../shell/notices.ts';
import { Button } from '../ui/Button.tsx';
import * as text from '../ui/text.module.css';
import { AccountActions } from './AccountActions.tsx';
import { AccountBadges } from './AccountBadges.tsx';
import { credentialOf } from './credentialOf.ts';
import { runInHost, useHost } from './host.ts';
import * as styles from './Panel.module.css';
import { signInAs } from './signInAs.ts';

interface AccountRowProps {
  account: EmulatorAccount;
  /** Moves the focus: the row with the focused button is removed. */
  onDeleted: () => void;
}

/** Renders an account: its name opens what can be done with it. */
export function AccountRow({ account, onDeleted }: AccountRowProps) {
  const project = useProject();
  const host = useHost();
  const [isExpanded, setIsExpanded] = useState(false);
  const actionsId = useId();
  const name = accountName(account);
  const canSignIn = credentialOf(account) !== undefined;
  const isSignedIn = host?.user === account.localId;

  const signOut = () =>
    act(async () => {
      await runInHost({ name: 'signOut' });
      return 'Signed out.';
    });

  return (
    <li className={styles.row} data-current={isSignedIn || undefined}>
      <div className={styles.who}>
        <button
          type="button"
          className={styles.expand}
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? actionsId : undefined}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {name}
        </button>
        <AccountBadges account={account} isSignedIn={isSignedIn} />
      </div>
      {isSignedIn && host?.canSignOut ? (
        <Button onClick={signOut}>Sign out</Button>
      ) : (
        canSignIn && (
          <Button onClick={() => signInAs(project, account)}>
            <span>
              Sign in<span className={text.hidden}> as {name}</span>
            </span>
          </Button>
        )
      )}
      {isExpanded && (
        <div id={actionsId} className={styles.actions}>
          <AccountActions account={account} onDeleted={onDeleted} />
        </div>
      )}
    </li>
  );
}
