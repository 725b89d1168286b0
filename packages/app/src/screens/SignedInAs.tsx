import * as texts from '@shop/texts/screens';
import { useAuth, useLogOut } from '@toystore/accounts';
import { SignedInNotice } from '@toystore/ui';
import { paths } from '../page/paths.ts';

/** On the account forms: who is signed in already, with ways to the store and out. Nothing for a visitor. */
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
