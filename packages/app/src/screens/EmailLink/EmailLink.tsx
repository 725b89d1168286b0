import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAuthObserver } from '../../auth/AccountServices.ts';
import { paths } from '../../paths.ts';
import { AddressChange } from './AddressChange.tsx';
import { AddressChanged } from './AddressChanged.tsx';
import { readAppliedLink, readAuthAction, readContinuePath, readKeptLink } from './actionLink.ts';
import { ConfirmChange } from './ConfirmChange.tsx';
import { LinkFailure } from './LinkFailure.tsx';
import { NewPassword } from './NewPassword.tsx';

/**
 * Where the links of the provider's e-mails lead: `/auth/action?mode={mode}&oobCode={code}`. The code leaves the address
 * bar at once, for the state of the history entry: a reload still finds it, a glance or a copied address does not. Once it
 * is applied, the entry keeps the outcome in its place.
 */
export function EmailLink() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  useAuthObserver();

  useEffect(() => {
    if (search !== '') navigate(pathname, { replace: true, state: { link: search } });
  }, [navigate, pathname, search]);

  const applied = readAppliedLink(state);
  if (applied !== undefined) return <AddressChanged {...applied} />;
  const link = search || readKeptLink(state);
  const action = readAuthAction(link);
  if (action === undefined) {
    return (
      <LinkFailure
        title="This link is incomplete"
        failure={{ message: 'Please open it from the email again, or copy the whole link.' }}
      />
    );
  }
  const { mode, code } = action;
  if (mode === 'resetPassword') return <NewPassword key={code} code={code} />;
  const continueHref = readContinuePath(link, window.location.origin) ?? paths.home;
  const change = { code, continueHref };
  if (mode === 'verifyEmail') return <AddressChange key={code} mode={mode} {...change} />;
  return <ConfirmChange key={`${mode} ${code}`} mode={mode} {...change} />;
}

export { EmailLink as Component };
