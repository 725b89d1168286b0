import { useLocation } from 'react-router';
import { useAuthObserver } from '../../auth/AccountServices.ts';
import { AddressChange } from './AddressChange.tsx';
import { readAuthAction } from './actionLink.ts';
import { LinkFailure } from './LinkFailure.tsx';
import { NewPassword } from './NewPassword.tsx';

/** Where the links of the provider's e-mails lead: `/auth/action?mode={mode}&oobCode={code}`. */
export function EmailLink() {
  const { search } = useLocation();
  useAuthObserver();
  const action = readAuthAction(search);
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
  return <AddressChange key={`${mode} ${code}`} mode={mode} code={code} />;
}

export { EmailLink as Component };
