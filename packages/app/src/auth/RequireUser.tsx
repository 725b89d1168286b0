import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { useAccountServices, useAuthObserver } from './AccountServices.ts';
import { AccountsUnavailable } from './AccountsUnavailable.tsx';
import { useAuth } from './AuthContext.ts';
import { Waiting } from './Waiting.tsx';

/**
 * Shows its page to a signed-in shopper only (specification, section 6): says 'Loading...' while the auth state is not
 * known, and sends everyone else to the login page, which may lead back here.
 */
export function RequireUser({ title, children }: { title: string; children: ReactNode }) {
  const { user, loading } = useAuth();
  const { authStateReady, unavailable, retry } = useAccountServices();
  useAuthObserver({ required: true });
  const { pathname } = useLocation();
  if (!authStateReady && unavailable) return <AccountsUnavailable title={title} onRetry={retry} />;
  if (!authStateReady || loading) return <Waiting title={title} />;
  if (user === null) return <Navigate to={paths.login} replace state={{ from: pathname }} />;
  return children;
}
