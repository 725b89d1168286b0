import { requestDeletion } from '@toystore/storefront';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SignedInUser } from '../../auth/AuthContext.ts';
import { mayBeDone } from '../../auth/authErrors.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { paths } from '../../paths.ts';
import { type AccountAction, type ActionName, useAccountActions } from './useAccountActions.ts';

type DialogName = Exclude<ActionName, 'connectGoogle'>;

/**
 * What a shopper can change about the account, the dialog that is open for it, and how it ends.
 * @param onPasswordChanged the password is another one now
 */
export function useAccountChanges(
  { uid, hasPassword }: SignedInUser,
  onPasswordChanged: () => void,
) {
  const { showStatus } = useMessages();
  const leaveForHome = useLeaveForHome();
  const actions = useAccountActions();
  const [dialog, setDialog] = useState<DialogName>();
  const [sentTo, setSentTo] = useState<string>();

  const show = (next: DialogName | undefined) => {
    actions.cancel();
    if (next !== undefined) setSentTo(undefined); // a dialog that fades still says it
    setDialog(next);
  };
  /** Runs an action that ends with a message, and closes its dialog. */
  const change = (name: ActionName, message: string, run: AccountAction['run']) =>
    actions.start({
      name,
      run,
      onDone: (isCancelled) => {
        if (!isCancelled) setDialog(undefined);
        showStatus({ message });
      },
    });

  return {
    ...actions,
    dialog,
    open: show,
    close: () => show(undefined),
    /** Where the e-mail went that changes the address. */
    sentTo,
    changePassword: (password: string) =>
      change(
        'changePassword',
        hasPassword ? 'Password changed.' : 'Password set.',
        async (account) => {
          await account.changePassword(password);
          onPasswordChanged();
        },
      ),
    changeEmail: (newEmail: string) =>
      actions.start({
        name: 'changeEmail',
        run: (account) => account.sendEmailChange(newEmail),
        onDone: (isCancelled) => {
          if (isCancelled) showStatus({ message: `We sent a link to ${newEmail}.` });
          else setSentTo(newEmail);
        },
      }),
    connectGoogle: () => {
      show(undefined);
      return change('connectGoogle', 'Google connected.', (account) => account.connectGoogle());
    },
    disconnectGoogle: () =>
      change('disconnectGoogle', 'Google disconnected.', (account) => account.disconnectGoogle()),
    deleteAccount: () =>
      change('deleteAccount', 'Your account is deleted.', (account) =>
        requestDeletion(uid, () => account.deleteAccount(leaveForHome), mayBeDone),
      ),
  };
}

/**
 * Goes Home in this page's place, and waits until this page is left. The router's own promise resolves earlier: without a
 * user this page, still shown, would send the shopper to Login.
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
