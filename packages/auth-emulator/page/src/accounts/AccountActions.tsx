import type { EmulatorAccount } from '../../../src/client.ts';
import { useProject } from '../api/useLive.ts';
import { act } from '../shell/notices.ts';
import { Button } from '../ui/Button.tsx';
import { accountName } from './account.ts';
import { deleteAccount, update } from './accountActions.ts';

interface AccountActionsProps {
  account: EmulatorAccount;
  /** Where the account is edited, unless this is next to its form. */
  editAt?: string;
  /** Whether there is room for the fewest buttons only. */
  isShort?: boolean;
  onDeleted?: () => unknown;
}

/** Renders what can be done with an account, on the page and in the panel. */
export function AccountActions({ account, editAt, isShort, onDeleted }: AccountActionsProps) {
  const project = useProject();
  const { email, emailVerified = false, disabled = false } = account;
  const name = accountName(account);
  const shared = { of: name, look: 'quiet' } as const;
  const change = (changes: object, done: string) =>
    act(() => update(project, account, changes), `${name} is ${done}.`);
  return (
    <>
      {editAt !== undefined && <Button {...shared} label="Edit" href={editAt} />}
      {email !== undefined && !isShort && (
        <Button
          {...shared}
          label={emailVerified ? 'Unverify' : 'Verify'}
          onClick={() =>
            change(
              { emailVerified: !emailVerified },
              emailVerified ? 'no longer verified' : 'verified',
            )
          }
        />
      )}
      <Button
        {...shared}
        label={disabled ? 'Enable' : 'Disable'}
        onClick={() => change({ disableUser: !disabled }, disabled ? 'enabled' : 'disabled')}
      />
      <Button
        {...shared}
        label="Delete"
        danger
        onClick={() => deleteAccount(project, account, onDeleted)}
      />
    </>
  );
}
