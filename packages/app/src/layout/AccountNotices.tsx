import { Banner } from '@toystore/ui';
import { useAccountServices } from '../auth/AccountServices.ts';
import { useAuth } from '../auth/AuthContext.ts';
import { VerificationNotice } from './VerificationNotice.tsx';

/** Notices about the account on every screen: an email address that is not verified, a session that has ended. */
export function AccountNotices() {
  const { user } = useAuth();
  const { endedSession, forgetEndedSession } = useAccountServices();
  if (user) return user.emailVerified ? null : <VerificationNotice key={user.uid} user={user} />;
  if (endedSession === undefined) return null;
  return (
    <Banner variant="problem" onDismiss={forgetEndedSession}>
      You have been signed out. {endedSession.message} {endedSession.help}
    </Banner>
  );
}
