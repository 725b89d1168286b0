import { Banner } from '@toystore/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { useAccountServices } from '../auth/AccountServices.ts';
import { type SignedInUser, useAuth } from '../auth/AuthContext.ts';
import { importWithRetry } from '../loading/importWithRetry.ts';

/** For the few who have not followed the link: nobody else loads it. Without its chunk the page is as it is. */
const VerificationNotice = lazy<ComponentType<{ user: SignedInUser }>>(() =>
  importWithRetry(
    'src/layout/VerificationNotice.tsx',
    () => import('./VerificationNotice.tsx'),
  ).then(
    (loaded) => ({ default: loaded.VerificationNotice }),
    (error: unknown) => {
      console.error('The notice about the e-mail address did not arrive.', error);
      return { default: () => null };
    },
  ),
);

/** Notices about the account on every screen: an email address that is not verified, a session that has ended. */
export function AccountNotices() {
  const { user } = useAuth();
  const { endedSession, forgetEndedSession } = useAccountServices();
  if (user?.emailVerified === false) {
    return (
      <Suspense>
        <VerificationNotice key={user.uid} user={user} />
      </Suspense>
    );
  }
  if (user) return null;
  if (endedSession === undefined) return null;
  return (
    <Banner variant="problem" onDismiss={forgetEndedSession}>
      You have been signed out. {endedSession.message} {endedSession.help}
    </Banner>
  );
}
