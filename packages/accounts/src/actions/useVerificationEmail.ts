'use client';

import { useState } from 'react';
import { useAccounts } from '../provider/AuthContext.ts';
import { useAction } from './useAction.ts';

/** Sends the e-mail that verifies the account's address. */
export function useVerificationEmail() {
  const account = useAccounts();
  const [isSent, setSent] = useState(false);
  const { pending, failure, run } = useAction<'send'>();

  return {
    state: pending ? ('sending' as const) : isSent ? ('sent' as const) : undefined,
    failure,
    /** Resolves to whether it was sent. */
    async send(): Promise<boolean> {
      const wasSent = await run('send', () => account.run((own) => own.sendVerificationEmail()));
      if (wasSent) setSent(true);
      return wasSent;
    },
  };
}
