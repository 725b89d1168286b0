'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isCodeOver, wasNotReached } from '../errors/authErrors.ts';
import type { EmailCode } from '../firebase/accountOperations.ts';
import { useAccounts } from '../provider/AuthContext.ts';
import { type AppliedMode, EMAIL_OPERATIONS, type EmailAction } from './emailAction.ts';
import { useAction } from './useAction.ts';

/**
 * Sends the code of an e-mail to the provider. A code that verifies an address is applied at once; others are only checked
 * until the user confirms, because mail scanners open links, too. Takes one code: render another component for another one.
 * @param onApplied also receives the account's address, if the code was checked before. The code of a new password is only
 * checked here: `setNewPassword` uses it
 */
export function useEmailAction(
  { mode, code }: EmailAction,
  onApplied: (mode: AppliedMode, email: string | undefined) => void,
) {
  const account = useAccounts();
  const { error, failure, run } = useAction<'check' | 'apply'>();
  const [checked, setChecked] = useState<EmailCode>();
  const [isConfirmed, setConfirmed] = useState(mode === 'verifyEmail');

  const check = () =>
    account.run((own) => own.checkEmailCode(code, EMAIL_OPERATIONS[mode])).then(setChecked);
  const apply = () => account.run((own) => own.applyEmailCode(code));
  const send = async () => {
    if (mode === 'resetPassword' || !isConfirmed) await run('check', check);
    else if (await run('apply', apply)) onApplied(mode, checked?.email);
  };

  const sentBefore = useRef<boolean>(undefined);
  const onSend = useEffectEvent(send);
  useEffect(() => {
    if (sentBefore.current === isConfirmed) return; // most codes are valid once, and React may run an effect twice
    sentBefore.current = isConfirmed;
    onSend();
  }, [isConfirmed]);

  return {
    failure,
    /** Sends the code again, if that can succeed. */
    retry: wasNotReached(error) ? send : undefined,
    /** Whether the provider no longer accepts the code. The user is up to date then. */
    isOver: isCodeOver(error),
    /** The code's effect, while it waits for `confirm`. */
    checked: isConfirmed ? undefined : checked,
    confirm: () => setConfirmed(true),
  };
}
