import {
  AccountSecurity,
  ChangeEmailDialog,
  ChangePasswordDialog,
  DeleteAccountDialog,
  DisconnectGoogleDialog,
} from '@toystore/ui';
import { useAccountServices } from '../../auth/AccountServices.ts';
import type { SignedInUser } from '../../auth/AuthContext.ts';
import { Reauthentication } from './Reauthentication.tsx';
import { signInMethodsOf } from './signInMethods.ts';
import { useAccountChanges } from './useAccountChanges.ts';
import { useAccountDates } from './useAccountDates.ts';

/** How a shopper gets in, and the way to leave for good (docs/auth.md, "Sign-in and security"). */
export function SignInAndSecurity({ user }: { user: SignedInUser }) {
  const { warmUpGoogle, passwordPolicy } = useAccountServices();
  const { dates, refreshDates } = useAccountDates();
  const changes = useAccountChanges(user, refreshDates);
  const { dialog, open, close, pending, failure, interrupted } = changes;
  const { email, hasPassword } = user;
  const shared = { onClose: close, loading: pending !== undefined, error: failure };

  return (
    <>
      <AccountSecurity
        email={email}
        {...signInMethodsOf(user, dates)}
        connecting={pending === 'connectGoogle'}
        error={dialog === undefined ? failure : undefined}
        onChangeEmail={() => open('changeEmail')}
        onChangePassword={() => open('changePassword')}
        onConnectGoogle={changes.connectGoogle}
        onGoogleIntent={warmUpGoogle}
        onDisconnectGoogle={() => open('disconnectGoogle')}
        onDeleteAccount={() => open('deleteAccount')}
      />
      <ChangePasswordDialog
        {...shared}
        open={dialog === 'changePassword'}
        email={email}
        hasPassword={hasPassword}
        passwordPolicy={passwordPolicy}
        onSave={changes.changePassword}
      />
      <ChangeEmailDialog
        {...shared}
        open={dialog === 'changeEmail'}
        email={email}
        sentTo={changes.sentTo}
        onSend={changes.changeEmail}
      />
      <DisconnectGoogleDialog
        {...shared}
        open={dialog === 'disconnectGoogle'}
        onDisconnect={changes.disconnectGoogle}
      />
      <DeleteAccountDialog
        {...shared}
        open={dialog === 'deleteAccount'}
        email={email ?? ''}
        onDelete={changes.deleteAccount}
      />
      {interrupted && (
        <Reauthentication
          user={user}
          action={interrupted}
          onConfirmed={() => changes.start(interrupted)}
          onCancel={changes.cancel}
        />
      )}
    </>
  );
}
