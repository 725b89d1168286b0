import { NoticeBar } from '@toystore/ui';
import { useAccountServices } from '../auth/AccountServices.ts';

/** Tells somebody who was signed out by the provider why, until that is dismissed. */
export function SessionEndedNotice() {
  const { endedSession, forgetEndedSession } = useAccountServices();
  if (endedSession === undefined) return null;
  return (
    <NoticeBar tone="problem" onDismiss={forgetEndedSession}>
      You have been signed out. {endedSession.message} {endedSession.help}
    </NoticeBar>
  );
}

export { SessionEndedNotice as Component };
