import { VerifyEmailBanner } from '@toystore/ui';
import { useEffect, useState } from 'react';
import { useAccountServices } from '../auth/AccountServices.ts';
import type { SignedInUser } from '../auth/AuthContext.ts';
import { useAction } from '../auth/useAction.ts';

const COOL_DOWN = 60; // seconds: the provider refuses many e-mails in a short time

/** Asks a shopper to follow the link of the verification e-mail, and sends another one. */
export function VerificationNotice({ user }: { user: SignedInUser }) {
  const account = useAccountServices();
  const { pending, failure, run } = useAction<'resend'>();
  const [secondsLeft, setSecondsLeft] = useState<number>(); // since the last e-mail

  useEffect(() => {
    if (!secondsLeft) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);

  const resend = async () => {
    setSecondsLeft(undefined);
    const send = () => account.run(({ sendVerificationEmail }) => sendVerificationEmail());
    if (await run('resend', send)) setSecondsLeft(COOL_DOWN);
  };

  return (
    <VerifyEmailBanner
      email={user.email}
      loading={pending !== undefined}
      sent={secondsLeft !== undefined}
      secondsLeft={secondsLeft ?? 0}
      error={failure}
      onResend={resend}
    />
  );
}
