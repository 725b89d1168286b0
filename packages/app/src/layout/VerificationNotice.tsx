import { VerifyEmailBanner } from '@toystore/ui';
import { useEffect, useState } from 'react';
import { useAccountServices } from '../auth/AccountServices.ts';
import type { SignedInUser } from '../auth/AuthContext.ts';
import { useAction } from '../auth/useAction.ts';

const COOL_DOWN_MS = 60_000; // the provider refuses many e-mails in a short time

/** Asks a shopper to follow the link of the verification e-mail, and sends another one. */
export function VerificationNotice({ user }: { user: SignedInUser }) {
  const account = useAccountServices();
  const { pending, failure, run } = useAction<'resend'>();
  const [sentAt, setSentAt] = useState<number>(); // as performance.now()
  const [now, setNow] = useState(0);
  const elapsed = sentAt === undefined ? COOL_DOWN_MS : now - sentAt;
  const secondsLeft = Math.max(0, Math.ceil((COOL_DOWN_MS - elapsed) / 1000));
  const isCoolingDown = secondsLeft > 0;

  useEffect(() => {
    if (!isCoolingDown) return;
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [isCoolingDown]);

  const resend = async () => {
    setSentAt(undefined);
    const send = () => account.run(({ sendVerificationEmail }) => sendVerificationEmail());
    if (!(await run('resend', send))) return;
    const end = performance.now(); // Date.now() jumps where the device's clock is put right
    setNow(end);
    setSentAt(end);
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
