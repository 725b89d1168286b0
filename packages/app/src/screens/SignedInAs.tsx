import * as texts from '@shop/texts/screens';
import { useAuth, useLogOut } from '@toystore/accounts';
import { SignedInNotice } from '@toystore/ui';
import { useState } from 'react';
import { paths } from '../page/paths.ts';
import * as styles from './SignedInAs.module.css';

/**
 * Shows on the account forms that a user is signed in, with links to the store and Sign Out. Nothing for a visitor. While the
 * user is unknown, a hidden notice keeps its place, which stays empty if the session has ended: the form does not move.
 */
export function SignedInAs() {
  const { user } = useAuth();
  const logOut = useLogOut();
  const [isPlaceKept, setPlaceKept] = useState(user === undefined);
  if (user && isPlaceKept) setPlaceKept(false);
  if (!user && !isPlaceKept) return null;
  const notice = (
    <SignedInNotice
      name={user?.displayName ?? user?.email ?? texts.user}
      storeHref={paths.home}
      onSignOut={logOut}
    />
  );
  return user ? notice : <div className={styles.place}>{notice}</div>;
}
