import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import type { EmulatorAccount } from '../../../src/client.ts';
import { AccountActions } from '../accounts/AccountActions.tsx';
import { AccountBadges } from '../accounts/AccountBadges.tsx';
import { accountName, keyOf } from '../accounts/account.ts';
import { useLive, useProject } from '../api/useLive.ts';
import { CodeNow } from '../codes/CodeNow.tsx';
import { pageAddress } from '../shell/address.ts';
import { act } from '../shell/notices.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button, Buttons } from '../ui/Button.tsx';
import * as text from '../ui/text.module.css';
import { FillIn } from './FillIn.tsx';
import { runInHost, useHost } from './host.ts';
import * as styles from './Panel.module.css';
import { credentialOf, signInAs } from './signInAs.ts';

interface AccountRowProps {
  account: EmulatorAccount;
  /** Moves the focus: the row with the focused button is removed. */
  onDeleted: () => void;
}

/** Renders an account: its name opens its code, if it has an authenticator app, and its changes. */
export function AccountRow({ account, onDeleted }: AccountRowProps) {
  const project = useProject();
  const host = useHost();
  const code = useLive(project.codes).data?.find((one) => one.localId === account.localId)?.code;
  const [isExpanded, setIsExpanded] = useState(false);
  const id = useId();
  const name = accountName(account);
  const isSignedIn = host?.user === account.localId;
  const remove = async () => {
    await runInHost({ name: 'accountDeleted', localId: account.localId });
    onDeleted();
  };
  return (
    <li className={styles.row} data-current={isSignedIn || undefined}>
      <div>
        <button
          type="button"
          className={styles.expand}
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? id : undefined}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          <span>{name}</span>
          {isExpanded ? <ChevronUp /> : <ChevronDown />}
        </button>
        <AccountBadges account={account} isShort>
          <li className={`${text.soft} ${text.small}`}>{account.displayName || 'No name'}</li>
          {isSignedIn && (
            <li>
              <Badge icon={Check} label="Signed in" tone="accent" />
            </li>
          )}
        </AccountBadges>
      </div>
      {isSignedIn && host?.canSignOut && (
        <Button
          label="Sign out"
          onClick={() => act(() => runInHost({ name: 'signOut' }), 'Signed out.')}
        />
      )}
      {!(isSignedIn && host?.canSignOut) && credentialOf(account) && (
        <Button label="Sign in" of={`as ${name}`} onClick={() => signInAs(project, account)} />
      )}
      {isExpanded && (
        <div id={id} className={styles.actions}>
          <Buttons>
            {code !== undefined && (
              <>
                <CodeNow code={code} />
                <FillIn code={code} of={name} />
              </>
            )}
            <AccountActions
              account={account}
              editAt={pageAddress(project.projectId, 'accounts', keyOf(account))}
              onDeleted={remove}
            />
          </Buttons>
        </div>
      )}
    </li>
  );
}
