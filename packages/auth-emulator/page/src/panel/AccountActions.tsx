import type { EmulatorAccount } from '../../../src/client.ts';
import { updateAccount } from '../accounts/accountActions.ts';
import { keyOf } from '../accounts/accountKey.ts';
import { accountName } from '../accounts/accountName.ts';
import { useLive, useProject } from '../api/useLive.ts';
import { CodeNow } from '../codes/CodeNow.tsx';
import { act } from '../shell/notices.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import * as text from '../ui/text.module.css';
import { FillIn } from './FillIn.tsx';
import { runInHost } from './host.ts';
import * as styles from './Panel.module.css';
import { pageAddress } from './pageAddress.ts';

interface AccountActionsProps {
  account: EmulatorAccount;
  onDeleted: () => void;
}

/** Renders an account's code, if it has an authenticator app, and its changes. */
export function AccountActions({ account, onDeleted }: AccountActionsProps) {
  const project = useProject();
  const { codes, projectId } = project;
  const { localId, emailVerified = false, disabled = false } = account;
  const name = accountName(account);
  const code = useLive(codes).data?.find((one) => one.localId === localId)?.code;

  const change = (fields: object, is: string) =>
    act(async () => {
      await updateAccount(project, account, fields);
      return `${name} is ${is}.`;
    });
  const remove = async () => {
    const isDeleted = await act(async () => {
      await project.client.deleteUndoably(account);
      await runInHost({ name: 'accountDeleted', localId });
      return `${name} is deleted.`;
    });
    if (isDeleted) onDeleted();
  };

  const of = <span className={text.hidden}> {name}</span>;
  return (
    <>
      {code !== undefined && (
        <p className={styles.code}>
          <CodeNow code={code} />
          <FillIn code={code} of={name} />
        </p>
      )}
      <Button
        look="quiet"
        onClick={() =>
          change(
            { emailVerified: !emailVerified },
            emailVerified ? 'no longer verified' : 'verified',
          )
        }
      >
        <span>
          {emailVerified ? 'Unverify' : 'Verify'}
          {of}
        </span>
      </Button>
      <Button
        look="quiet"
        onClick={() => change({ disableUser: !disabled }, disabled ? 'enabled' : 'disabled')}
      >
        <span>
          {disabled ? 'Enable' : 'Disable'}
          {of}
        </span>
      </Button>
      <Button look="quiet" danger onClick={remove}>
        <span>Delete{of}</span>
      </Button>
      <ButtonLink
        look="quiet"
        href={pageAddress(projectId, 'accounts', keyOf(account))}
        target="_blank"
        rel="noopener"
      >
        <span>Edit{of}</span>
      </ButtonLink>
    </>
  );
}
