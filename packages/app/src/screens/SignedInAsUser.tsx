import { SignedInNotice } from '@toystore/ui';
import type { SignedInUser } from '../auth/AuthContext.ts';
import { useLogOut } from '../layout/useLogOut.ts';
import { paths } from '../paths.ts';

/** Who is signed in already, with ways to the store and out. */
export function SignedInAsUser({ user }: { user: SignedInUser }) {
  const logOut = useLogOut();
  return (
    <SignedInNotice
      name={user.displayName ?? user.email ?? 'User'}
      storeHref={paths.home}
      onSignOut={logOut}
    />
  );
}

export { SignedInAsUser as Component };
