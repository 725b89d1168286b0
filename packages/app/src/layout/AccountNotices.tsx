import { Container } from '@toystore/ui';
import { Suspense } from 'react';
import { useAccountServices } from '../auth/AccountServices.ts';
import { type SignedInUser, useAuth } from '../auth/AuthContext.ts';
import { lazyWithFallback } from '../loading/lazyWithFallback.ts';

const SessionEndedNotice = lazyWithFallback(
  'src/layout/SessionEndedNotice.tsx',
  () => import('./SessionEndedNotice.tsx'),
  () => (
    <Container>
      <p role="alert">You have been signed out. Please log in again.</p>
    </Container>
  ),
);
const VerificationNotice = lazyWithFallback<{ user: SignedInUser }>(
  'src/layout/VerificationNotice.tsx',
  () => import('./VerificationNotice.tsx'),
  () => null,
);

/** Notices about the account on every screen: a session that ended, an email address that is not verified. */
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
