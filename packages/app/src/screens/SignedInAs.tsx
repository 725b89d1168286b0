import * as texts from '@shop/texts/screens';
import { useAuth, useLogOut } from '@toystore/accounts';
import { SignedInNotice } from '@toystore/ui';
import { paths } from '../page/paths.ts';

/** Shows on the account forms that a user is signed in, with links to the store and Sign Out. Nothing for a visitor. */
export function SignedInAs() {
  const { user } = useAuth();
  const logOut = useLogOut();
  if (!user) return null;
  return (
    <SignedInNotice
      name={user.displayName ?? user.email ?? texts.user}
      storeHref={paths.home}
      onSignOut={logOut}
    />
  );
}
