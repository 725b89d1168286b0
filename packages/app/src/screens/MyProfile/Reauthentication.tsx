import { ReauthenticateDialog } from '@toystore/ui';
import {
  type AccountOperations,
  type SignedInUser,
  useAccountServices,
} from '../../auth/AuthContext.ts';
import { useAction } from '../../auth/useAction.ts';
import type { ActionName } from './useAccountAction.ts';

interface ReauthenticationProps {
  user: SignedInUser;
  /** What the provider did not take without it. */
  action: ActionName;
  /** The shopper has confirmed who it is. */
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Asks who it is, by the sign-in methods that the account has. Cancelled, it confirms nothing any more. */
export function Reauthentication({ user, action, onConfirmed, onCancel }: ReauthenticationProps) {
  const account = useAccountServices();
  const { pending, failure, run } = useAction<'submit' | 'google'>();

  const confirm = async (
    method: 'submit' | 'google',
    operation: (operations: AccountOperations) => Promise<void>,
  ) => {
    if (await run(method, () => account.run(operation))) onConfirmed();
  };

  return (
    <ReauthenticateDialog
      open
      onClose={onCancel}
      purpose={action === 'changePassword' && !user.hasPassword ? 'setPassword' : action}
      email={user.email}
      hasPassword={user.hasPassword}
      hasGoogle={user.google !== undefined}
      loading={pending}
      error={failure}
      onPassword={(password) => confirm('submit', (own) => own.confirmPassword(password))}
      onGoogle={() => confirm('google', (own) => own.confirmGoogle())}
      onGoogleIntent={account.warmUpGoogle}
    />
  );
}
