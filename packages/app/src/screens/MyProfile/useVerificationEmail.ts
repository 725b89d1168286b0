import { useState } from 'react';
import { useAccountServices } from '../../auth/AuthContext.ts';
import { useAction } from '../../auth/useAction.ts';

/** Sends the mail that verifies the account's address. */
export function useVerificationEmail() {
  const account = useAccountServices();
  const [isSent, setSent] = useState(false);
  const { pending, failure, run } = useAction<'send'>();

  const send = async () => {
    const operation = () => account.run((own) => own.sendVerificationEmail());
    if (await run('send', operation)) setSent(true);
  };
  return {
    /** How far it is. */
    state: pending ? ('sending' as const) : isSent ? ('sent' as const) : undefined,
    failure,
    send,
  };
}
