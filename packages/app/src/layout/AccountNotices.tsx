import { Container } from '@toystore/ui';
import { Suspense } from 'react';
import { useAccountServices } from '../auth/AccountServices.ts';
import { type SignedInUser, useAuth } from '../auth/AuthContext.ts';
import { lateNotice } from './lateNotice.ts';

const SessionEndedNotice = lateNotice(
  () => import('./SessionEndedNotice.tsx').then((loaded) => loaded.SessionEndedNotice),
  () => (
    <Container>
      <p role="alert">You have been signed out. Please log in again.</p>
    </Container>
  ),
);
const VerificationNotice = lateNotice<{ user: SignedInUser }>(() =>
  import('./VerificationNotice.tsx').then((loaded) => loaded.VerificationNotice),
);

/** What a shopper should know about the account, on every screen: a session that ended, an address not proven. */
export function AccountNotices() {
  const { user } = useAuth();
  const { endedSession } = useAccountServices();
  if (user) {
    return user.emailVerified ? null : (
      <Suspense>
        <VerificationNotice key={user.uid} user={user} />
      </Suspense>
    );
  }
  if (endedSession === undefined) return null;
  return (
    <Suspense>
      <SessionEndedNotice />
    </Suspense>
  );
}
