import { useCatalogue } from '@toystore/storefront';
import { AuthPage, LoginForm, useMessages } from '@toystore/ui';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAccountServices, useAuth, useAuthObserver } from '../../auth/AuthContext.ts';
import { useAction } from '../../auth/useAction.ts';
import { loginPictures } from '../../images.ts';
import { paths, readReturnTarget } from '../../paths.ts';
import { SignedInAs } from '../SignedInAs.tsx';

/** Login (specification, sections 2 and 4). Success always goes home; a page that turned the visitor away is offered again. */
export function Login() {
  useAuthObserver();
  const { signInUser, signInWithGoogle, resetPassword } = useAuth();
  const { warmUpGoogle } = useAccountServices();
  const { showAlert, showStatus } = useMessages();
  const { pending, failure, run } = useAction<'submit' | 'google' | 'reset'>();
  const continueAction = useContinueAction();
  const navigate = useNavigate();

  const signIn = async (way: 'submit' | 'google', operation: () => Promise<void>) => {
    if (!(await run(way, operation))) return;
    showStatus({ message: 'Login successful!', action: continueAction });
    navigate(paths.home);
  };
  const forgotPassword = async (email: string) => {
    if (await run('reset', () => resetPassword(email))) {
      showAlert({ title: 'Please check your email to reset password', icon: 'mail' });
    }
  };

  return (
    <AuthPage title="Login" pictures={loginPictures} notice={<SignedInAs />}>
      <LoginForm
        loading={pending}
        error={failure}
        registerHref={paths.register}
        onLogin={({ email, password }) => signIn('submit', () => signInUser(email, password))}
        onGoogle={() => signIn('google', signInWithGoogle)}
        onGoogleIntent={warmUpGoogle}
        onForgotPassword={forgotPassword}
      />
    </AuthPage>
  );
}

/** The link back to the protected page that sent the visitor here, if one did. */
function useContinueAction(): { label: ReactNode; href: string } | undefined {
  const { state } = useLocation();
  const target = readReturnTarget(state);
  useCatalogue({ wanted: target?.toyId !== undefined }); // fetched while the visitor types
  if (target === undefined) return undefined;
  if (target.toyId === undefined) return { label: 'Continue to My Profile', href: target.path };
  return { label: <ContinueToToy toyId={target.toyId} />, href: target.path };
}

/** Reads the catalogue itself, because the message may show before the catalogue has come. */
function ContinueToToy({ toyId }: { toyId: string }) {
  const { toys } = useCatalogue();
  const toy = toys.find((each) => each.toyId === toyId);
  return `Continue to ${toy?.toyName ?? 'the toy'}`;
}

export { Login as Component };
