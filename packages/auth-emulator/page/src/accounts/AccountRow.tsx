import type { EmulatorAccount } from '../../../src/client.ts';
import { useLive, useProject } from '../api/useLive.ts';
import { addressOf } from '../shell/address.ts';
import { Button } from '../ui/Button.tsx';
import { Actions, Cell, Row, RowHeader } from '../ui/Table.tsx';
import * as text from '../ui/text.module.css';
import { shortTime } from '../ui/times.ts';
import { AccountActions } from './AccountActions.tsx';
import { AccountBadges } from './AccountBadges.tsx';
import * as styles from './Accounts.module.css';
import { accountName, keyOf, linkId } from './account.ts';
import { signInAs } from './accountActions.ts';

interface AccountRowProps {
  account: EmulatorAccount;
  /** The account's place in the whole list, from 1. */
  index: number;
  /** The key of the account whose sheet is open: next to it there is room for two columns. */
  open: string | undefined;
}

/** Renders an account in the list. */
export function AccountRow({ account, index, open }: AccountRowProps) {
  const project = useProject();
  const appUrl = useLive(project.start).data?.appUrl;
  const { localId, displayName, createdAt, lastLoginAt } = account;
  const key = keyOf(account);
  const name = accountName(account);
  const href = addressOf('accounts', key);
  const now = project.now();
  return (
    <Row
      aria-rowindex={index + 1}
      aria-current={key === open || undefined}
      className={styles.selectable}
    >
      <RowHeader>
        <a className={styles.name} href={href} id={linkId(key)}>
          {name}
        </a>
        <span className={`${text.soft} ${styles.second}`}>
          {displayName ?? 'No name'} <code>{localId}</code>
        </span>
      </RowHeader>
      <Cell>
        <AccountBadges account={account} />
      </Cell>
      {open === undefined && (
        <>
          <Cell>{createdAt && shortTime(Number(createdAt), now)}</Cell>
          <Cell label="Last sign-in">
            {lastLoginAt ? shortTime(Number(lastLoginAt), now) : 'Never'}
          </Cell>
          <Actions>
            <Button label="Sign in as" of={name} onClick={() => signInAs(account, appUrl)} />
            <AccountActions account={account} editAt={href} isShort />
          </Actions>
        </>
      )}
    </Row>
  );
}
