import * as texts from '@shop/texts/auth';
import { useAccounts, useAuth, useAuthObserver } from '@toystore/accounts';
import { PageMessage } from '@toystore/ui';
import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { TryAgain } from '../loading/TryAgain.tsx';
import { focusNextHeading } from '../page/focusHeading.ts';
import { PageTitle } from '../page/PageTitle.tsx';
import { paths } from '../page/paths.ts';
import { useCurrentPage } from '../page/routeHandle.ts';
import { emptyPicture } from '../pictures/images.ts';
import { Waiting } from './Waiting.tsx';

/**
 * The layout route of pages for signed-in shoppers (specification, section 6): shows 'Loading...' until the auth state is
 * known, and redirects a visitor to the login page, which can lead back here. What it has shown stays until the code of the
 * login page has loaded.
 */
export function RequireUser() {
  const { user, loading } = useAuth();
  const { authStateReady, unavailable, retry } = useAccounts();
  useAuthObserver({ required: true });
  const { pathname, hash } = useLocation();
  const { title } = useCurrentPage();
  const [isShown, setShown] = useState(false);
  const isKnown = authStateReady && !loading;
  const showsScreen = isKnown && (user !== null || isShown); // a session can end while a screen is shown
  if (showsScreen !== isShown) setShown(showsScreen);
  if (!authStateReady && unavailable) return <AccountsUnavailable title={title} onRetry={retry} />;
  return (
    <>
      {showsScreen ? <Outlet /> : <Waiting title={title} />}
      {isKnown && user === null && (
        <Navigate to={paths.login} replace state={{ from: pathname, hash }} />
      )}
    </>
  );
}

interface AccountsUnavailableProps {
  title: string | undefined;
  onRetry: () => void;
}

/** Replaces a protected page when the Firebase SDK could not be loaded, so that the auth state stays unknown. */
function AccountsUnavailable({ title, onRetry }: AccountsUnavailableProps) {
  return (
    <PageMessage
      ref={focusNextHeading}
      title={texts.unavailable}
      imageUrl={emptyPicture}
      role="alert"
      action={<TryAgain variant="primary" size="l" onRetry={onRetry} />}
    >
      <PageTitle>{title}</PageTitle>
      <p>{texts.unavailableReason}</p>
    </PageMessage>
  );
}
