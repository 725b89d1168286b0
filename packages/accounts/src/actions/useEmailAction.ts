'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { wasNotReached } from '../errors/authErrors.ts';
import type { EmailCode } from '../firebase/accountOperations.ts';
import { useAccounts } from '../provider/AuthContext.ts';
import { type AppliedMode, EMAIL_OPERATIONS, type EmailAction } from './emailAction.ts';
import { useAction } from './useAction.ts';

/**
 * Sends the code of an e-mail to the provider. One that verifies an address is applied at once; the others are checked, and
 * go on when the user says so: scanners of mail open links, too. For one code: give another one another component.
 * @param onApplied receives the account's address, too, where that was checked before. For a new password, the code is only
 * checked: `setNewPassword` uses it
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
    /** Sends the code again, where that can help. */
    retry: wasNotReached(error) ? send : undefined,
    /** What the code does, while it waits for `confirm`. */
    checked: isConfirmed ? undefined : checked,
    confirm: () => setConfirmed(true),
  };
}
