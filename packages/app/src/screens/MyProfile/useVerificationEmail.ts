import { useMessages } from '@toystore/ui';
import { useAccountServices } from '../../auth/AuthContext.ts';
import { useAction } from '../../auth/useAction.ts';

/** Sends the mail that verifies the account's address, and says so. */
export function useVerificationEmail(email: string | null) {
  const account = useAccountServices();
  const { showStatus } = useMessages();
  const { pending, failure, run } = useAction<'send'>();

  const send = async () => {
    const operation = () => account.run((own) => own.sendVerificationEmail());
    if (await run('send', operation)) showStatus({ message: `We sent a link to ${email}.` });
  };
  return { isSending: pending !== undefined, failure, send };
}
