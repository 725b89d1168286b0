import * as texts from '@shop/texts/emailLink';
import {
  type EmailAction,
  readEmailAction,
  useAuthObserver,
  useEmailAction,
} from '@toystore/accounts';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Waiting } from '../../auth/Waiting.tsx';
import { paths } from '../../page/paths.ts';
import { type LinkState, readContinuePath, readLinkState, titleOf } from './actionLink.ts';
import { ConfirmChange, LinkApplied, LinkFailure } from './LinkMessages.tsx';
import { NewPassword } from './NewPassword.tsx';

/**
 * The page for links in the provider's e-mails: `/auth/action?mode={mode}&oobCode={code}`. The code moves at once from the
 * URL to the state of the history entry: a reload still finds it, but it is neither visible nor in a copied URL.
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
  const action = readEmailAction(link);
  if (action === undefined) {
    return <LinkFailure title={texts.incomplete} failure={{ message: texts.incompleteReason }} />;
  }
  return <ActionCode key={`${action.mode} ${action.code}`} action={action} link={link} />;
}

/** Applies the code of an e-mail; one component per code. @param link the query that contains the code */
function ActionCode({ action, link }: { action: EmailAction; link: string }) {
  const { mode, code } = action;
  const navigate = useNavigate();
  const { checked, failure, retry, confirm } = useEmailAction(action, (applied, email) => {
    const query = new URLSearchParams(link);
    query.delete('oobCode'); // it was used
    const state: LinkState = { link: String(query), applied, email };
    navigate(paths.authAction, { replace: true, state });
  });

  if (failure) return <LinkFailure failure={failure} onRetry={retry} />;
  if (checked === undefined) return <Waiting title={titleOf(mode)} />;
  if (mode === 'resetPassword') return <NewPassword code={code} email={checked.email} />;
  return <ConfirmChange mode={mode} {...checked} onConfirm={confirm} />;
}

export { EmailLink as Component };
