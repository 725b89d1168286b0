import { VerifyEmailBar } from '@toystore/ui';
import { useEffect, useState } from 'react';
import { useAccountServices } from '../auth/AccountServices.ts';
import type { SignedInUser } from '../auth/AuthContext.ts';
import { useAuthAction } from '../auth/useAuthAction.ts';

const COOL_DOWN = 60; // seconds: the provider refuses many e-mails in a short time

/** Asks a shopper to follow the link of the verification e-mail, and sends another one. */
export function VerificationNotice({ user }: { user: SignedInUser }) {
  const { sendVerificationEmail } = useAccountServices();
  const { pending, failure, run } = useAuthAction<'resend'>();
  const [secondsLeft, setSecondsLeft] = useState<number>(); // none before an e-mail was sent

  useEffect(() => {
    if (!secondsLeft) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);

  const resend = async () => {
    setSecondsLeft(undefined);
    if (await run('resend', sendVerificationEmail)) setSecondsLeft(COOL_DOWN);
  };

  return (
    <VerifyEmailBar
      email={user.email}
      pending={pending !== undefined}
      sent={secondsLeft !== undefined}
      secondsLeft={secondsLeft ?? 0}
      error={failure}
      onResend={resend}
    />
  );
}
