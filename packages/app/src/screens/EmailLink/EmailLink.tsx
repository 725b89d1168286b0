import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAccountServices, useAuthObserver } from '../../auth/AuthContext.ts';
import type { EmailCode } from '../../auth/accountOperations.ts';
import { wasNotReached } from '../../auth/authErrors.ts';
import { useAction } from '../../auth/useAction.ts';
import { Waiting } from '../../auth/Waiting.tsx';
import { paths } from '../../paths.ts';
import {
  type LinkState,
  MODES,
  type Mode,
  readAuthAction,
  readContinuePath,
  readLinkState,
} from './actionLink.ts';
import { ConfirmChange, LinkApplied, LinkFailure } from './LinkMessages.tsx';
import { NewPassword } from './NewPassword.tsx';

const INCOMPLETE = { message: 'Please open it from the email again, or copy the whole link.' };

/**
 * Where the links of the provider's e-mails lead: `/auth/action?mode={mode}&oobCode={code}`. The code leaves the address
 * bar at once, for the state of the history entry: a reload still finds it, a glance or a copied address does not.
 */
export function EmailLink() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  useAuthObserver();

  useEffect(() => {
    if (search !== '') navigate(pathname, { replace: true, state: { link: search } });
  }, [navigate, pathname, search]);

  const { link = search, applied, email } = readLinkState(state);
  if (applied !== undefined) {
    const continueHref = readContinuePath(link, window.location.origin) ?? paths.home;
    return <LinkApplied mode={applied} continueHref={continueHref} email={email} />;
  }
  const action = readAuthAction(link);
  if (action === undefined) {
    return <LinkFailure title="This link is incomplete" failure={INCOMPLETE} />;
  }
  return <ActionCode key={`${action.mode} ${action.code}`} {...action} link={link} />;
}

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
function ActionCode({ mode, code, link }: ActionCodeProps) {
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
      const query = new URLSearchParams(link);
      query.delete('oobCode'); // it is used up
      const state: LinkState = { link: String(query), applied: mode, email: checked?.email };
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

  if (failure) {
    return <LinkFailure failure={failure} onRetry={wasNotReached(error) ? send : undefined} />;
  }
  if (checked === undefined || isConfirmed) return <Waiting title={title} />;
  if (mode === 'resetPassword') return <NewPassword code={code} email={checked.email} />;
  return <ConfirmChange mode={mode} {...checked} onConfirm={() => setConfirmed(true)} />;
}

export { EmailLink as Component };
