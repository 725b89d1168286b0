import { VerifyEmailBar } from '@toystore/ui';
import { useEffect, useState } from 'react';
import { useAccountServices } from '../auth/AccountServices.ts';
import type { SignedInUser } from '../auth/AuthContext.ts';
import { type AuthFailure, describeAuthError } from '../auth/authErrors.ts';

const COOL_DOWN = 60; // seconds: the provider refuses many e-mails in a short time

/** Asks a shopper to follow the link of the verification e-mail, and sends another one. */
export function VerificationNotice({ user }: { user: SignedInUser }) {
  const { sendVerificationEmail } = useAccountServices();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<AuthFailure>();
  const [sentAt, setSentAt] = useState<number>();
  const [now, setNow] = useState(0);
  const secondsLeft =
    sentAt === undefined ? 0 : Math.max(0, COOL_DOWN - Math.floor((now - sentAt) / 1000));
  const isCoolingDown = secondsLeft > 0;

  useEffect(() => {
    if (!isCoolingDown) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isCoolingDown]);

  const resend = async () => {
    setPending(true);
    setFailure(undefined);
    setSentAt(undefined);
    try {
      await sendVerificationEmail();
      setSentAt(Date.now());
      setNow(Date.now());
    } catch (error) {
      setFailure(await describeAuthError(error));
    } finally {
      setPending(false);
    }
  };

  return (
    <VerifyEmailBar
      email={user.email}
      pending={isPending}
      sent={sentAt !== undefined}
      secondsLeft={secondsLeft}
      error={failure}
      onResend={resend}
    />
  );
}

export { VerificationNotice as Component };
