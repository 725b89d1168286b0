import { type KeyboardEvent, useEffect } from 'react';
import type { EmulatorAccount } from '../../../src/client.ts';
import { useLastData, useLive, useProject } from '../api/useLive.ts';
import { addressOf } from '../shell/address.ts';
import { Breakable } from '../ui/Breakable.tsx';
import { Button, ButtonLink, Buttons } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as text from '../ui/text.module.css';
import { shortTime } from '../ui/times.ts';
import { DocumentTitle, Note } from '../ui/View.tsx';
import { AccountBadges } from './AccountBadges.tsx';
import { AccountFactors } from './AccountFactors.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountMessages } from './AccountMessages.tsx';
import { AccountMethods } from './AccountMethods.tsx';
import { AccountSessions } from './AccountSessions.tsx';
import * as styles from './AccountSheet.module.css';
import { deleteAccount, setDisabled, signInAs } from './accountActions.ts';
import { readKey, rowId } from './accountKey.ts';
import { accountName } from './accountName.ts';
import { useHasDraft } from './drafts.ts';

const LIST = addressOf('accounts');

/** Renders one account beside the list. On narrow windows it is the page. Closing it returns the focus to the row. */
export function AccountSheet({ accountKey }: { accountKey: string }) {
  const project = useProject();
  const { localId, tenantId } = readKey(accountKey);
  const { data, problem } = useLive(project.account(localId, tenantId));
  const last = useLastData(data ?? undefined);
  const hasDraft = useHasDraft(accountKey);
  const isGone = data === null;
  const account = isGone && !hasDraft ? undefined : last;
  useEffect(
    () => () => {
      if (location.hash === LIST) document.getElementById(rowId(accountKey))?.focus();
    },
    [accountKey],
  );
  const closeByKey = ({ key, nativeEvent, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !nativeEvent.isComposing && !defaultPrevented) location.hash = LIST;
  };
  return (
    <section
      className={styles.sheet}
      aria-label={account ? accountName(account) : 'Account'}
      onKeyDown={closeByKey}
    >
      {problem && (
        <Note icon="alert" isWarning>
          {problem}
        </Note>
      )}
      {isGone && account && (
        <Note icon="alert" isWarning>
          This account no longer exists: it was deleted, or the project was reset. What you typed is
          still here.
        </Note>
      )}
      {isGone && !account && (
        <div className={styles.part}>
          <h1>No such account</h1>
          <p>{localId} was deleted, or the project was reset.</p>
          <ButtonLink href={LIST}>Close</ButtonLink>
        </div>
      )}
      {account && (
        <>
          <DocumentTitle of={accountName(account)} />
          <SheetHead account={account} />
          <AccountForm account={account} />
          <AccountMethods account={account} />
          <AccountFactors account={account} />
          <AccountSessions account={account} />
          <AccountMessages account={account} />
        </>
      )}
    </section>
  );
}

/** Moves the focus into the sheet when it opens. */
const focus = (heading: HTMLHeadingElement | null) => heading?.focus();

function SheetHead({ account }: { account: EmulatorAccount }) {
  const project = useProject();
  const appUrl = useLive(project.start).data?.appUrl;
  const { localId, displayName, createdAt, disabled = false } = account;
  const created = createdAt && `, created ${shortTime(Number(createdAt), project.now())}`;
  return (
    <div className={styles.head}>
      <div className={styles.line}>
        <div>
          <h1 className={text.wraps} tabIndex={-1} ref={focus}>
            <Breakable text={accountName(account)} />
          </h1>
          <p className={`${text.soft} ${text.small}`}>
            {displayName ?? 'No name'}, <code>{localId}</code>
            {created}
          </p>
        </div>
        <ButtonLink href={LIST}>
          <Icon name="cross" />
          Close
        </ButtonLink>
      </div>
      <AccountBadges account={account} />
      <Buttons>
        <Button onClick={() => signInAs(account, appUrl)}>
          Sign in as this account
          <Icon name="external" />
        </Button>
        <Button onClick={() => setDisabled(project, account, !disabled)}>
          {disabled ? 'Enable' : 'Disable'}
        </Button>
        <Button danger onClick={() => deleteAccount(project, account)}>
          Delete
        </Button>
      </Buttons>
    </div>
  );
}
