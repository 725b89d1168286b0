import { X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { EmulatorAccount } from '../../../src/client.ts';
import { useLastData, useLive, useProject } from '../api/useLive.ts';
import { addressOf } from '../shell/address.ts';
import { Button, Buttons } from '../ui/Button.tsx';
import * as layout from '../ui/layout.module.css';
import * as text from '../ui/text.module.css';
import { shortTime } from '../ui/times.ts';
import { Breakable, DocumentTitle, Note, Problem } from '../ui/View.tsx';
import { AccountActions } from './AccountActions.tsx';
import { AccountBadges } from './AccountBadges.tsx';
import { AccountForm } from './AccountForm.tsx';
import {
  AccountFactors,
  AccountMessages,
  AccountMethods,
  AccountSessions,
} from './AccountParts.tsx';
import * as styles from './Accounts.module.css';
import { accountName, linkId, NEW, readKey } from './account.ts';
import { signInAs } from './accountActions.ts';
import { useHasDraft } from './drafts.ts';

const LIST = addressOf('accounts');

interface SheetProps {
  title: string;
  /** The key of what opened it, which gets the focus back. */
  openedBy: string;
  /** Below the title. */
  head?: ReactNode;
  children?: ReactNode;
}

/** Renders a form beside the list. On narrow windows it is the page. */
function Sheet({ title, openedBy, head, children }: SheetProps) {
  useEffect(
    () => () => {
      if (location.hash === LIST) document.getElementById(linkId(openedBy))?.focus();
    },
    [openedBy],
  );
  return (
    <section
      className={styles.sheet}
      aria-label={title}
      onKeyDown={({ key, nativeEvent, defaultPrevented }) => {
        if (key === 'Escape' && !nativeEvent.isComposing && !defaultPrevented) location.hash = LIST;
      }}
    >
      <DocumentTitle of={title} />
      <div className={styles.head}>
        <div className={layout.bar}>
          <h1 className={text.wraps} tabIndex={-1} ref={focus}>
            <Breakable text={title} />
          </h1>
          <Button label="Close" icon={X} href={LIST} />
        </div>
        {head}
      </div>
      {children}
    </section>
  );
}

/** Moves the focus into the sheet when it opens. */
const focus = (heading: HTMLHeadingElement | null) => heading?.focus();

/** Renders the form of a new account. */
export const NewAccountSheet = () => (
  <Sheet title="New account" openedBy={NEW}>
    <AccountForm />
  </Sheet>
);

/** Renders one account. */
export function AccountSheet({ accountKey }: { accountKey: string }) {
  const project = useProject();
  const { localId, tenantId } = readKey(accountKey);
  const { data, problem } = useLive(project.account(localId, tenantId));
  const last = useLastData(data ?? undefined);
  const hasDraft = useHasDraft(accountKey);
  const isGone = data === null;
  const account = isGone && !hasDraft ? undefined : last;
  if (account === undefined) {
    return isGone || problem ? (
      <Sheet title={isGone ? 'No such account' : 'Account'} openedBy={accountKey}>
        <Note>{problem ?? `${localId} was deleted, or the project was reset.`}</Note>
      </Sheet>
    ) : null;
  }
  return (
    <Sheet title={accountName(account)} openedBy={accountKey} head={<Head account={account} />}>
      <Problem text={problem} />
      {isGone && (
        <Note>
          This account no longer exists: it was deleted, or the project was reset. What you typed is
          still here.
        </Note>
      )}
      <AccountForm account={account} />
      <AccountMethods account={account} />
      <AccountFactors account={account} />
      <AccountSessions account={account} />
      <AccountMessages account={account} />
    </Sheet>
  );
}

function Head({ account }: { account: EmulatorAccount }) {
  const project = useProject();
  const appUrl = useLive(project.start).data?.appUrl;
  const { localId, displayName, createdAt } = account;
  return (
    <>
      <p className={`${text.soft} ${text.small}`}>
        {displayName ?? 'No name'}, <code>{localId}</code>
        {createdAt && `, created ${shortTime(Number(createdAt), project.now())}`}
      </p>
      <AccountBadges account={account} />
      <Buttons>
        <Button label="Sign in as this account" onClick={() => signInAs(account, appUrl)} />
        <AccountActions account={account} />
      </Buttons>
    </>
  );
}
