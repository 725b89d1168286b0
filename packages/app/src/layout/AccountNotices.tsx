import { deleteDataOfRequestedDeletions } from '@toystore/storefront';
import { Banner } from '@toystore/ui';
import { useEffect } from 'react';
import { useAccountServices } from '../auth/AccountServices.ts';
import { useAuth } from '../auth/AuthContext.ts';
import { VerificationNotice } from './VerificationNotice.tsx';

const DISABLED = 'This account can no longer be used. Please contact our support team.';
/** Firebase has one code for all of these. */
const ENDED =
  'Your password or account was changed on another device, or the session was ended. Please log in again.';

/** Notices about the account on every screen: an email address that is not verified, a session that has ended. */
export function AccountNotices() {
  const { user } = useAuth();
  const { endedSession, forgetEndedSession } = useAccountServices();

  useEffect(() => {
    // Where a deletion was requested, the account is deleted and only the answer was lost.
    if (endedSession !== undefined) void deleteDataOfRequestedDeletions();
  }, [endedSession]);

  if (user?.emailVerified === false) return <VerificationNotice key={user.uid} user={user} />;
  if (user || endedSession === undefined) return null;
  return (
    <Banner variant="error" onDismiss={forgetEndedSession}>
      You have been signed out. {endedSession === 'auth/user-disabled' ? DISABLED : ENDED}
    </Banner>
  );
}
