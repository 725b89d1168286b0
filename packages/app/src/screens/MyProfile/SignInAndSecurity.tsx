import { providerFaces } from '@shop/signIn/faces';
import * as texts from '@shop/texts/myProfile';
import {
  type AccountOperations,
  mayBeDone,
  type SignedInUser,
  useAccountAction,
  useAccounts,
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
  DeleteAccountRow,
  DisconnectProviderDialog,
  EmailRow,
  PasswordRow,
  type ProviderConnection,
  ReauthenticateDialog,
  type ReauthenticateDialogProps,
  SecurityRows,
  SignInMethodsRow,
  TurnOffTwoStepDialog,
  TwoStepDialog,
  TwoStepRow,
  useMessages,
} from '@toystore/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useIsOnline } from '../../offline/useIsOnline.ts';
import { paths } from '../../page/paths.ts';
import { facesOf } from './facesOf.ts';

type Purpose = ReauthenticateDialogProps['purpose'];

/** The sign-in methods of an account, and its deletion (docs/auth.md, "Sign-in and security"). */
export function SignInAndSecurity({ user }: { user: SignedInUser }) {
  const { uid, email, hasPassword, emailVerified, twoStepSince } = user;
  const { preparePopup, passwordPolicy } = useAccounts();
  const { showStatus } = useMessages();
  const leaveForHome = useLeaveForHome();
  const { methods, refreshDates } = useSignInMethods(user);
  const { pending, failure, start, cancel, reauthentication } = useAccountAction<Purpose>(user);
  const twoStep = useTwoStep(start, () => showStatus({ message: texts.twoStepOn }));
  const verification = useVerificationEmail();
  // A session that is restored without a network knows no factors, although there may be some.
  const [openedOnline] = useState(useIsOnline());
  const [dialog, setDialog] = useState<Purpose>();
  const [sentTo, setSentTo] = useState<string>();
  const [providerId, setProviderId] = useState(''); // of the last one to be connected or disconnected
  const [provider = ''] = facesOf([providerId]).map(({ name }) => name);
  const connectedFaces = facesOf(user.providers.map(({ id }) => id));

  const show = (next?: Purpose) => {
    cancel();
    if (next) setSentTo(undefined); // a closing dialog still shows it
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
      <AccountSecurity error={dialog === undefined ? (failure ?? verification.failure) : undefined}>
        <SecurityRows>
          <EmailRow email={email} onChangeEmail={() => show('changeEmail')} />
          <PasswordRow
            password={methods.password}
            withoutEmail={email === null}
            onChangePassword={() => show('changePassword')}
          />
          <SignInMethodsRow
            providers={withConnections(methods.providers)}
            hasPassword={methods.password !== undefined}
            connecting={pending === 'connectProvider' ? providerId : undefined}
            onConnect={(id) => {
              setProviderId(id);
              const [{ name = '' } = {}] = facesOf([id]);
              change('connectProvider', texts.connected({ provider: name }), (own) =>
                own.connectProvider(id),
              );
            }}
            onProviderIntent={preparePopup}
            onDisconnect={(id) => {
              setProviderId(id);
              show('disconnectProvider');
            }}
          />
          {(openedOnline || twoStepSince) && (
            <TwoStepRow
              since={twoStepSince}
              unverified={!emailVerified}
              withoutEmail={email === null}
              onTurnOn={() => {
                show('turnOnTwoStep');
                twoStep.requestKey();
              }}
              onTurnOff={() => show('turnOffTwoStep')}
              onSendVerification={email === null ? undefined : verification.send}
              verification={verification.state}
            />
          )}
        </SecurityRows>
        <DeleteAccountRow onDeleteAccount={() => show('deleteAccount')} />
      </AccountSecurity>
      <ChangePasswordDialog
        {...dialogProps('changePassword')}
        email={email}
        hasPassword={hasPassword}
        providers={connectedFaces.map(({ name }) => name)}
        passwordPolicy={passwordPolicy}
        onSave={(password) =>
          change(
            hasPassword ? 'changePassword' : 'setPassword',
            hasPassword ? texts.passwordChanged : texts.passwordSet,
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
            if (signal.aborted) showStatus({ message: texts.linkSent({ email: newEmail }) });
            else setSentTo(newEmail);
          })
        }
      />
      <DisconnectProviderDialog
        {...dialogProps('disconnectProvider')}
        provider={provider}
        hasPassword={hasPassword}
        onDisconnect={() =>
          change('disconnectProvider', texts.disconnected({ provider }), (own) =>
            own.disconnectProvider(providerId),
          )
        }
      />
      <TwoStepDialog
        {...dialogProps('turnOnTwoStep')}
        email={email ?? undefined}
        setup={twoStep.setup}
        onRetry={twoStep.requestKey}
        done={twoStep.done}
        onCode={twoStep.turnOn}
      />
      <TurnOffTwoStepDialog
        {...dialogProps('turnOffTwoStep')}
        onTurnOff={() => change('turnOffTwoStep', texts.twoStepOff, (own) => own.turnOffTwoStep())}
      />
      <DeleteAccountDialog
        {...dialogProps('deleteAccount')}
        email={email}
        onDelete={() =>
          change('deleteAccount', texts.accountDeleted, (own) =>
            requestDeletion(uid, () => own.deleteAccount(leaveForHome), mayBeDone),
          )
        }
      />
      {reauthentication && (
        <ReauthenticateDialog
          open
          {...reauthentication}
          provider={provider}
          providers={connectedFaces}
        />
      )}
    </>
  );
}

/** Returns the shop's providers with their connections, then those that are connected although the shop offers them no more. */
function withConnections(connected: readonly (ProviderConnection & { id: string })[]) {
  const ids = [...providerFaces, ...connected].map(({ id }) => id);
  return facesOf([...new Set(ids)]).map((face) => ({
    ...face,
    connection: connected.find(({ id }) => id === face.id),
  }));
}

/**
 * Returns a function that replaces this page by Home, and waits until this page is left. The router's own promise resolves
 * earlier: without a user this page, which is still rendered, would redirect to Login.
 */
function useLeaveForHome(): () => Promise<void> {
  const navigate = useNavigate();
  const onLeft = useRef<() => void>(undefined);
  useEffect(() => () => onLeft.current?.(), []);
  return () =>
    new Promise((resolve, reject) => {
      onLeft.current = resolve;
      Promise.resolve(navigate(paths.home, { replace: true })).catch(reject);
    });
}
