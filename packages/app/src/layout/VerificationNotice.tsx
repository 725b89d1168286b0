import { VerifyEmailBanner } from '@toystore/ui';
import { useEffect, useState } from 'react';
import { type SignedInUser, useAccountServices } from '../auth/AuthContext.ts';
import { useAction } from '../auth/useAction.ts';

const COOL_DOWN_MS = 60_000; // the provider refuses many e-mails in a short time

/** Asks a shopper to follow the link of the verification e-mail, and sends another one. */
export function VerificationNotice({ user }: { user: SignedInUser }) {
  const account = useAccountServices();
  const { pending, failure, run } = useAction<'resend'>();
  const [sentAt, setSentAt] = useState<number>(); // as Date.now()
  const [now, setNow] = useState(0);
  const elapsed = sentAt === undefined ? COOL_DOWN_MS : now - sentAt;
  const isCoolingDown = elapsed >= 0 && elapsed < COOL_DOWN_MS; // below 0 the clock was set back
  const secondsLeft = isCoolingDown ? Math.ceil((COOL_DOWN_MS - elapsed) / 1000) : 0;

  useEffect(() => {
    if (!isCoolingDown) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isCoolingDown]);

  const resend = async () => {
    setSentAt(undefined);
    const send = () => account.run(({ sendVerificationEmail }) => sendVerificationEmail());
    if (!(await run('resend', send))) return;
    setNow(Date.now());
    setSentAt(Date.now());
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
