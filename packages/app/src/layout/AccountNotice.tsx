import * as texts from '@shop/texts/layout';
import {
  describeAuthError,
  mayBeDone,
  type SignedInUser,
  useAccounts,
  useAuth,
  useVerificationEmail,
} from '@toystore/accounts';
import { Banner, useCoolDown, VerifyEmailBanner } from '@toystore/ui';

const COOL_DOWN_MS = 60_000; // the provider limits e-mails in a short time

/** Reports an email that is not verified, or a session that has ended. */
export function AccountNotice() {
  const { user } = useAuth();
  const { endedSession, forgetEndedSession } = useAccounts();
  if (user?.emailVerified === false) return <VerificationNotice key={user.uid} user={user} />;
  if (user || endedSession === undefined) return null;
  return (
    <Banner variant="error" onDismiss={forgetEndedSession}>
      {endedSession === 'auth/user-disabled' ? texts.signedOutDisabled : texts.signedOut}
    </Banner>
  );
}

/** Asks a shopper to follow the link of the verification e-mail, and sends one. */
function VerificationNotice({ user }: { user: SignedInUser }) {
  const { texts: accountTexts, helpFor } = useAccounts();
  const { sentAt, error } = user.verificationEmail ?? {};
  const { state, send } = useVerificationEmail();
  const coolDown = useCoolDown(COOL_DOWN_MS);

  const resend = async () => {
    coolDown.reset();
    if (await send()) coolDown.start();
  };

  return (
    <VerifyEmailBanner
      email={user.email}
      loading={state === 'sending'}
      sentAt={sentAt ?? (error === undefined || mayBeDone(error) ? undefined : null)}
      sent={coolDown.isStarted}
      secondsLeft={coolDown.secondsLeft}
      error={error === undefined ? undefined : describeAuthError(error, accountTexts, helpFor)}
      onResend={resend}
    />
  );
}
