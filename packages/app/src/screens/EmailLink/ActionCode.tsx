import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAccountServices } from '../../auth/AuthContext.ts';
import type { EmailCode } from '../../auth/accountOperations.ts';
import { wasNotReached } from '../../auth/authErrors.ts';
import { useAction } from '../../auth/useAction.ts';
import { Waiting } from '../../auth/Waiting.tsx';
import { paths } from '../../paths.ts';
import { type LinkState, MODES, type Mode } from './actionLink.ts';
import { ConfirmChange } from './ConfirmChange.tsx';
import { LinkFailure } from './LinkFailure.tsx';
import { NewPassword } from './NewPassword.tsx';

interface ActionCodeProps {
  mode: Mode;
  code: string;
  /** The query that both are from. */
  link: string;
}

/**
 * Sends the code of an e-mail to the provider. One that verifies an address is applied at once; the others are checked, and
 * go on when the shopper says so: scanners of mail open links, too. One code a component: give it a `key`.
 */
export function ActionCode({ mode, code, link }: ActionCodeProps) {
  const account = useAccountServices();
  const { error, failure, run } = useAction<'check' | 'apply'>();
  const [checked, setChecked] = useState<EmailCode>();
  const [isConfirmed, setConfirmed] = useState(mode === 'verifyEmail');
  const navigate = useNavigate();
  const { title, operation } = MODES[mode];

  const check = () => account.run((own) => own.checkEmailCode(code, operation)).then(setChecked);
  const apply = () => account.run((own) => own.applyEmailCode(code));
  const send = async () => {
    if (mode === 'resetPassword' || !isConfirmed) await run('check', check);
    else if (await run('apply', apply)) {
      const state: LinkState = { link, applied: { email: checked?.email } };
      navigate(paths.authAction, { replace: true, state });
    }
  };

  const sentBefore = useRef<boolean>(undefined);
  const onSend = useEffectEvent(send);
  useEffect(() => {
    if (sentBefore.current === isConfirmed) return; // most codes are valid once, and React may run an effect twice
    sentBefore.current = isConfirmed;
    onSend();
  }, [isConfirmed]);

  if (failure)
    return <LinkFailure failure={failure} onRetry={wasNotReached(error) ? send : undefined} />;
  if (checked === undefined || isConfirmed) return <Waiting title={title} />;
  if (mode === 'resetPassword') return <NewPassword code={code} email={checked.email} />;
  return (
    <ConfirmChange
      title={title}
      verb={mode === 'recoverEmail' ? 'Restore' : 'Change'}
      {...checked}
      onConfirm={() => setConfirmed(true)}
    />
  );
}
