import * as texts from '@shop/texts/emailLink';
import {
  type EmailAction,
  readEmailAction,
  useAuth,
  useAuthObserver,
  useEmailAction,
} from '@toystore/accounts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Waiting } from '../../auth/Waiting.tsx';
import { paths } from '../../page/paths.ts';
import { type LinkState, readContinuePath, readLinkState, titleOf } from './actionLink.ts';
import { ConfirmChange, LinkApplied, LinkFailure } from './LinkMessages.tsx';
import { LinkUsed } from './LinkUsed.tsx';
import { NewPassword } from './NewPassword.tsx';
import { storeUsedLink, wasUsedHere } from './usedLinks.ts';

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
  const continueHref = readContinuePath(link, window.location.origin) ?? paths.home;
  if (applied !== undefined) {
    return <LinkApplied mode={applied} continueHref={continueHref} email={email} />;
  }
  const action = readEmailAction(link);
  if (action === undefined) {
    return <LinkFailure title={texts.incomplete} failure={{ message: texts.incompleteReason }} />;
  }
  const props = { action, link, continueHref };
  return <ActionLink key={`${action.mode} ${action.code}`} {...props} />;
}

interface ActionLinkProps {
  action: EmailAction;
  /** The query that contains the code. */
  link: string;
  continueHref: string;
}

/** Renders one link of an e-mail. It sends no code that was used in this browser before. */
function ActionLink(props: ActionLinkProps) {
  const [isUsed] = useState(() => wasUsedHere(props.action));
  if (isUsed) return <LinkUsed mode={props.action.mode} continueHref={props.continueHref} />;
  return <ActionCode {...props} />;
}

/** Applies the code of an e-mail. */
function ActionCode({ action, link, continueHref }: ActionLinkProps) {
  const { mode } = action;
  const { user } = useAuth();
  const navigate = useNavigate();
  const { checked, failure, retry, isOver, confirm } = useEmailAction(action, (applied, email) => {
    storeUsedLink(action);
    const query = new URLSearchParams(link);
    query.delete('oobCode'); // it was used
    const state: LinkState = { link: String(query), applied, email };
    navigate(paths.authAction, { replace: true, state });
  });

  if (isOver && mode === 'verifyEmail' && user?.emailVerified) {
    return <LinkUsed mode={mode} continueHref={continueHref} email={user.email} />;
  }
  if (failure) return <LinkFailure failure={failure} onRetry={retry} />;
  if (checked === undefined) return <Waiting title={titleOf(mode)} />;
  if (mode === 'resetPassword') return <NewPassword action={action} email={checked.email} />;
  return <ConfirmChange mode={mode} {...checked} onConfirm={confirm} />;
}

export { EmailLink as Component };
