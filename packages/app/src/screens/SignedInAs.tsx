import { Suspense } from 'react';
import { useAuth } from '../auth/AuthContext.ts';
import { lazyWithFallback } from '../loading/lazyWithFallback.ts';

const SignedInAsUser = lazyWithFallback(
  'src/screens/SignedInAsUser.tsx',
  () => import('./SignedInAsUser.tsx'),
  () => null,
);

/** On the account forms: who is signed in already. Nothing for a visitor, as nearly all are who come here. */
export function SignedInAs() {
  const { user } = useAuth();
  return <Suspense>{user && <SignedInAsUser user={user} />}</Suspense>;
}
