import * as texts from '@shop/texts/layout';
import {
  describeAuthError,
  mayBeDone,
  type SignedInUser,
  useAccounts,
  useAuth,
  useVerificationEmail,
} from '@toystore/accounts';
import { useCart } from '@toystore/storefront';
import { Banner, useCoolDown, VerifyEmailBanner } from '@toystore/ui';
import { useState } from 'react';
import { deniesLocalStorage } from '../browser.ts';

const COOL_DOWN_MS = 60_000; // the provider limits e-mails in a short time

/** Reports a session that has ended or that a reload ends, or an email that is not verified. */
export function AccountNotice() {
  const { user } = useAuth();
  const { endedSession, forgetEndedSession } = useAccounts();
  const { problem } = useCart(user?.uid);
  const [isRead, setIsRead] = useState(false);
  // Without any storage the SDK keeps the session in memory.
  if (user && !isRead && problem === 'not saved' && deniesLocalStorage()) {
    return (
      <Banner variant="error" onDismiss={() => setIsRead(true)}>
        {texts.temporary}
      </Banner>
    );
  }
  if (user?.email && !user.emailVerified) return <VerificationNotice key={user.uid} user={user} />;
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
