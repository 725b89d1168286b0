import {
  type AccountOperations,
  mayBeDone,
  type SignedInUser,
  useAccountAction,
  useAccountServices,
  useSignInMethods,
  useTwoStep,
  useVerificationEmail,
} from '@toystore/accounts';
import { requestDeletion } from '@toystore/storefront';
import {
  AccountSecurity,
  ChangeEmailDialog,
  ChangePasswordDialog,
  DeleteAccountDialog,
  DisconnectGoogleDialog,
  type PartialLabels,
  ReauthenticateDialog,
  type ReauthenticateDialogProps,
  TurnOffTwoStepDialog,
  TwoStepDialog,
  type TwoStepDialogLabels,
  useMessages,
} from '@toystore/ui';
import { useState } from 'react';
import { useIsOnline } from '../../offline/useIsOnline.ts';
import { useLeaveForHome } from './useLeaveForHome.ts';

type Purpose = ReauthenticateDialogProps['purpose'];

/** Apps list a code under the shop's name and the account's address. */
const labels: PartialLabels<TwoStepDialogLabels> = {
  codeDescription: 'Your app shows a new one every 30 seconds, under ToyStore.',
  codeDescriptionWithEmail: ({ email }) =>
    `Your app shows a new one every 30 seconds, under ToyStore, ${email}.`,
};

/** How a shopper gets in, and the way to leave for good (docs/auth.md, "Sign-in and security"). */
export function SignInAndSecurity({ user }: { user: SignedInUser }) {
  const { uid, email, hasPassword, emailVerified, twoStepSince } = user;
  const { warmUpGoogle, passwordPolicy } = useAccountServices();
  const { showStatus } = useMessages();
  const leaveForHome = useLeaveForHome();
  const { methods, refreshDates } = useSignInMethods(user);
  const { pending, failure, start, cancel, reauthentication } = useAccountAction<Purpose>(user);
  const twoStep = useTwoStep(start, () => showStatus({ message: 'Two-step verification is on.' }));
  const verification = useVerificationEmail();
  // A session that is restored without a network knows no factors, which is not to say that there are none.
  const [openedOnline] = useState(useIsOnline());
  const [dialog, setDialog] = useState<Purpose>();
  const [sentTo, setSentTo] = useState<string>();

  const show = (next?: Purpose) => {
    cancel();
    if (next) setSentTo(undefined); // a dialog that fades still says it
    setDialog(next);
  };
  const dialogProps = (name: Purpose) => ({
    open: dialog === name,
    onClose: () => show(),
    loading: pending !== undefined,
    error: failure,
  });
  /** Starts an action that ends with a message, and closes its dialog. */
  const change = (
    name: Purpose,
    message: string,
    operation: (own: AccountOperations) => Promise<void>,
  ) =>
    start(name, async (own, signal) => {
      await operation(own);
      if (!signal.aborted) setDialog(undefined);
      showStatus({ message });
    });

  return (
    <>
      <AccountSecurity
        email={email}
        {...methods}
        connecting={pending === 'connectGoogle'}
        error={dialog === undefined ? (failure ?? verification.failure) : undefined}
        onChangeEmail={() => show('changeEmail')}
        onChangePassword={() => show('changePassword')}
        onConnectGoogle={() =>
          change('connectGoogle', 'Google connected.', (own) => own.connectGoogle())
        }
        onGoogleIntent={warmUpGoogle}
        onDisconnectGoogle={() => show('disconnectGoogle')}
        twoStep={
          openedOnline || twoStepSince
            ? {
                since: twoStepSince,
                unverified: !emailVerified,
                onTurnOn: () => {
                  show('turnOnTwoStep');
                  twoStep.requestKey();
                },
                onTurnOff: () => show('turnOffTwoStep'),
                onSendVerification: verification.send,
                verification: verification.state,
              }
            : undefined
        }
        onDeleteAccount={() => show('deleteAccount')}
      />
      <ChangePasswordDialog
        {...dialogProps('changePassword')}
        email={email}
        hasPassword={hasPassword}
        passwordPolicy={passwordPolicy}
        onSave={(password) =>
          change(
            hasPassword ? 'changePassword' : 'setPassword',
            hasPassword ? 'Password changed.' : 'Password set.',
            async (own) => {
              await own.changePassword(password);
              refreshDates();
            },
          )
        }
      />
      <ChangeEmailDialog
        {...dialogProps('changeEmail')}
        email={email}
        sentTo={sentTo}
        onSend={(newEmail) =>
          start('changeEmail', async (own, signal) => {
            await own.sendEmailChange(newEmail);
            if (signal.aborted) showStatus({ message: `We sent a link to ${newEmail}.` });
            else setSentTo(newEmail);
          })
        }
      />
      <DisconnectGoogleDialog
        {...dialogProps('disconnectGoogle')}
        onDisconnect={() =>
          change('disconnectGoogle', 'Google disconnected.', (own) => own.disconnectGoogle())
        }
      />
      <TwoStepDialog
        {...dialogProps('turnOnTwoStep')}
        labels={labels}
        email={email ?? undefined}
        setup={twoStep.setup}
        onRetry={twoStep.requestKey}
        done={twoStep.done}
        onCode={twoStep.turnOn}
      />
      <TurnOffTwoStepDialog
        {...dialogProps('turnOffTwoStep')}
        onTurnOff={() =>
          change('turnOffTwoStep', 'Two-step verification is off.', (own) => own.turnOffTwoStep())
        }
      />
      <DeleteAccountDialog
        {...dialogProps('deleteAccount')}
        email={email ?? ''}
        onDelete={() =>
          change('deleteAccount', 'Your account is deleted.', (own) =>
            requestDeletion(uid, () => own.deleteAccount(leaveForHome), mayBeDone),
          )
        }
      />
      {reauthentication && <ReauthenticateDialog open {...reauthentication} />}
    </>
  );
}
