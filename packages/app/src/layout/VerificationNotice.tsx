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
  const [secondsLeft, setSecondsLeft] = useState<number>(); // until the next e-mail, once one is sent

  const isCoolingDown = secondsLeft !== undefined && secondsLeft > 0;

  useEffect(() => {
    if (!isCoolingDown) return;
    const timer = setInterval(() => setSecondsLeft((last = 0) => Math.max(0, last - 1)), 1000);
    return () => clearInterval(timer);
  }, [isCoolingDown]);

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
