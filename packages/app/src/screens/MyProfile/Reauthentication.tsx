import { ReauthenticateDialog } from '@toystore/ui';
import { type AccountOperations, useAccountServices } from '../../auth/AccountServices.ts';
import type { SignedInUser } from '../../auth/AuthContext.ts';
import { useAuthAction } from '../../auth/useAuthAction.ts';
import type { AccountAction } from './useAccountActions.ts';

interface ReauthenticationProps {
  user: SignedInUser;
  /** What the provider did not take without it. */
  action: AccountAction;
  /** The shopper has confirmed who it is: the action can be started again. */
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Asks who it is, by the sign-in methods that the account has. Cancelled, it confirms nothing any more. */
export function Reauthentication({ user, action, onConfirmed, onCancel }: ReauthenticationProps) {
  const { withAccount, warmUpGoogle } = useAccountServices();
  const { pending, failure, run } = useAuthAction<'submit' | 'google'>();
  const { email, hasPassword, google } = user;

  const confirm = async (
    way: 'submit' | 'google',
    operation: (account: AccountOperations) => Promise<void>,
  ) => {
    if (await run(way, () => withAccount(operation))) onConfirmed();
  };

  return (
    <ReauthenticateDialog
      open
      onClose={onCancel}
      purpose={action.name === 'changePassword' && !hasPassword ? 'setPassword' : action.name}
      email={email}
      hasPassword={hasPassword}
      hasGoogle={google !== undefined}
      loading={pending}
      error={failure}
      onPassword={(password) => confirm('submit', (account) => account.confirmPassword(password))}
      onGoogle={() => confirm('google', (account) => account.confirmGoogle())}
      onGoogleIntent={warmUpGoogle}
    />
  );
}
