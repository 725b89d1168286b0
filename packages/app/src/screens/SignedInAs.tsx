import { Suspense } from 'react';
import { useAuth } from '../auth/AuthContext.ts';
import { lateNotice } from '../layout/lateNotice.ts';

const SignedInAsUser = lateNotice(() =>
  import('./SignedInAsUser.tsx').then((loaded) => loaded.SignedInAsUser),
);

/** On the account forms: who is signed in already. Nothing for a visitor, as nearly all are who come here. */
export function SignedInAs() {
  const { user } = useAuth();
  return <Suspense>{user && <SignedInAsUser user={user} />}</Suspense>;
}
