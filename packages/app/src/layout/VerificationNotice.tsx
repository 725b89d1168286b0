import { VerifyEmailBanner } from '@toystore/ui';
import { useEffect, useState } from 'react';
import { useAccountServices } from '../auth/AccountServices.ts';
import type { SignedInUser } from '../auth/AuthContext.ts';
import { useAuthAction } from '../auth/useAuthAction.ts';

const COOL_DOWN = 60; // seconds: the provider refuses many e-mails in a short time

/** Asks a shopper to follow the link of the verification e-mail, and sends another one. */
export function VerificationNotice({ user }: { user: SignedInUser }) {
  const { sendVerificationEmail } = useAccountServices();
  const { pending, failure, run } = useAuthAction<'resend'>();
  const [sentAt, setSentAt] = useState<number>();
  const [now, setNow] = useState(0);
  const secondsLeft =
    sentAt === undefined ? 0 : Math.max(0, COOL_DOWN - Math.floor((now - sentAt) / 1000));
  const isCoolingDown = secondsLeft > 0;

  useEffect(() => {
    if (!isCoolingDown) return;
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [isCoolingDown]);

  const resend = async () => {
    setSentAt(undefined);
    if (!(await run('resend', sendVerificationEmail))) return;
    const time = performance.now();
    setSentAt(time);
    setNow(time);
  };

  return (
    <VerifyEmailBanner
      email={user.email}
      loading={pending !== undefined}
      sent={sentAt !== undefined}
      secondsLeft={secondsLeft}
      error={failure}
      onResend={resend}
    />
  );
}
