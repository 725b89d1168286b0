import type { EmulatorAccount } from '../../../src/client.ts';
import { useLive, useProject } from '../api/useLive.ts';
import { addressOf } from '../shell/address.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Actions, Cell, Row, RowHeader } from '../ui/Table.tsx';
import * as text from '../ui/text.module.css';
import { shortTime } from '../ui/times.ts';
import { AccountBadges } from './AccountBadges.tsx';
import * as styles from './AccountRow.module.css';
import { deleteAccount, setDisabled, signInAs } from './accountActions.ts';
import { keyOf, rowId } from './accountKey.ts';
import { accountName } from './accountName.ts';

interface AccountRowProps {
  account: EmulatorAccount;
  /** Its place in the whole list, from 1. */
  index: number;
  /** Next to the sheet of an account there is room for two columns. */
  isNarrow: boolean;
  isOpen: boolean;
}

/** Renders an account in the list. */
export function AccountRow({ account, index, isNarrow, isOpen }: AccountRowProps) {
  const project = useProject();
  const appUrl = useLive(project.start).data?.appUrl;
  const { localId, displayName, disabled = false, createdAt, lastLoginAt } = account;
  const name = accountName(account);
  const href = addressOf('accounts', keyOf(account));
  const whose = <span className={text.hidden}> {name}</span>;
  const now = project.now();
  return (
    <Row aria-rowindex={index + 1} aria-current={isOpen || undefined} className={styles.row}>
      <RowHeader>
        <span className={styles.who}>
          <a href={href} id={rowId(keyOf(account))}>
            {name}
          </a>
          <span className={`${text.soft} ${text.small}`}>
            {displayName ?? 'No name'} {!isNarrow && <code>{localId}</code>}
          </span>
        </span>
      </RowHeader>
      <Cell>
        <AccountBadges account={account} />
      </Cell>
      {!isNarrow && (
        <>
          <Cell className={`${styles.time} ${styles.wide}`}>
            {createdAt && shortTime(Number(createdAt), now)}
          </Cell>
          <Cell className={styles.time} label="Last sign-in">
            {lastLoginAt ? shortTime(Number(lastLoginAt), now) : 'Never'}
          </Cell>
          <Actions>
            <Button onClick={() => signInAs(account, appUrl)}>Sign in as{whose}</Button>
            <ButtonLink look="quiet" href={href}>
              Edit{whose}
            </ButtonLink>
            <Button look="quiet" onClick={() => setDisabled(project, account, !disabled)}>
              <span className={styles.toggle}>{disabled ? 'Enable' : 'Disable'}</span>
              {whose}
            </Button>
            <Button look="quiet" danger onClick={() => deleteAccount(project, account)}>
              Delete{whose}
            </Button>
          </Actions>
        </>
      )}
    </Row>
  );
}
