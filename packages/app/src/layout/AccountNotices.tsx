import { NoticeBar } from '@toystore/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { useAccountServices } from '../auth/AccountServices.ts';
import { type SignedInUser, useAuth } from '../auth/AuthContext.ts';

interface NoticeProps {
  user: SignedInUser;
}

/** Few shoppers ever need it. Without its code there is no notice, and the shop goes on. */
const VerificationNotice = lazy(async (): Promise<{ default: ComponentType<NoticeProps> }> => {
  const loaded = await import('./VerificationNotice.tsx').catch(() => undefined);
  return { default: loaded?.VerificationNotice ?? (() => null) };
});

/** What a shopper should know about the account, on every screen: a session that ended, an address not proven. */
export function AccountNotices() {
  const { user } = useAuth();
  const { endedSession, forgetEndedSession } = useAccountServices();
  if (user) {
    return user.emailVerified ? null : (
      <Suspense>
        <VerificationNotice key={user.uid} user={user} />
      </Suspense>
    );
  }
  if (endedSession === undefined) return null;
  return (
    <NoticeBar tone="problem" onDismiss={forgetEndedSession}>
      You have been signed out. {endedSession.message} {endedSession.help}
    </NoticeBar>
  );
}
