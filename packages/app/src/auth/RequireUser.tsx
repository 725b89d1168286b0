import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { useRouteHandle } from '../routeHandle.ts';
import { useAccountServices, useAuthObserver } from './AccountServices.ts';
import { AccountsUnavailable } from './AccountsUnavailable.tsx';
import { useAuth } from './AuthContext.ts';
import { Waiting } from './Waiting.tsx';

/**
 * The layout route of pages for signed-in shoppers (specification, section 6): shows 'Loading...' while the auth state is
 * not known, and sends everyone else to the login page, which may lead back here.
 */
export function RequireUser() {
  const { user, loading } = useAuth();
  const { authStateReady, unavailable, retry } = useAccountServices();
  useAuthObserver({ required: true });
  const { pathname } = useLocation();
  const { title } = useRouteHandle();
  if (!authStateReady && unavailable) return <AccountsUnavailable title={title} onRetry={retry} />;
  if (!authStateReady || loading) return <Waiting title={title} />;
  if (user === null) return <Navigate to={paths.login} replace state={{ from: pathname }} />;
  return <Outlet />;
}
