import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAuthObserver } from '../../auth/AuthContext.ts';
import { paths } from '../../paths.ts';
import { ActionCode } from './ActionCode.tsx';
import { readAuthAction, readContinuePath, readLinkState } from './actionLink.ts';
import { LinkApplied } from './LinkApplied.tsx';
import { LinkFailure } from './LinkFailure.tsx';

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

  const { link = search, applied } = readLinkState(state);
  const action = readAuthAction(link);
  if (action === undefined) {
    return <LinkFailure title="This link is incomplete" failure={INCOMPLETE} />;
  }
  const continueHref = readContinuePath(link, window.location.origin) ?? paths.home;
  if (applied && action.mode !== 'resetPassword') {
    return <LinkApplied mode={action.mode} continueHref={continueHref} email={applied.email} />;
  }
  return <ActionCode key={Object.values(action).join()} {...action} link={link} />;
}

export { EmailLink as Component };
