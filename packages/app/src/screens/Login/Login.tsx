import { AuthPage, LoginForm } from '@toystore/ui';
import { useLocation, useNavigate } from 'react-router';
import { useAccountServices, useAuthObserver } from '../../auth/AccountServices.ts';
import { useAuth } from '../../auth/AuthContext.ts';
import { useCatalogue } from '../../catalogue/CatalogueProvider.tsx';
import { loginPictures } from '../../layout/furniture.ts';
import { loadAlert } from '../../messages/loadAlert.tsx';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { paths, readReturnTarget } from '../../paths.ts';
import { usePageTitle } from '../../usePageTitle.ts';
import { SignedInAs } from '../SignedInAs.tsx';
import { useAuthAction } from '../useAuthAction.ts';

/** Login (specification, sections 2 and 4). Success always goes home; a page that turned the visitor away is offered again. */
export function Login() {
  usePageTitle('Login');
  useAuthObserver();
  const { signInUser, signInWithGoogle, resetPassword } = useAuth();
  const { warmUpGoogle } = useAccountServices();
  const { showAlert, showStatus } = useMessages();
  const { pending, failure, run } = useAuthAction<'login' | 'google' | 'reset'>();
  const continueAction = useContinueAction();
  const navigate = useNavigate();

  const signIn = async (way: 'login' | 'google', operation: () => Promise<void>) => {
    if (!(await run(way, operation))) return;
    showStatus({ message: 'Login successful!', ...(continueAction && { action: continueAction }) });
    navigate(paths.home);
  };
  const forgotPassword = async (email: string) => {
    void loadAlert(); // signing in needs no dialog; this does, once the e-mail is on its way
    if (await run('reset', () => resetPassword(email))) {
      showAlert({ title: 'Please check your email to reset password', mark: 'mail' });
    }
  };

  return (
    <AuthPage title="Login" pictures={loginPictures} notice={<SignedInAs />}>
      <LoginForm
        pending={pending}
        error={failure}
        registerHref={paths.register}
        onLogin={({ email, password }) => signIn('login', () => signInUser(email, password))}
        onGoogle={() => signIn('google', signInWithGoogle)}
        onGoogleIntent={warmUpGoogle}
        onForgotPassword={forgotPassword}
      />
    </AuthPage>
  );
}

/** The link back to the protected page that sent the visitor here, if one did. */
function useContinueAction(): { label: string; href: string } | undefined {
  const { state } = useLocation();
  const target = readReturnTarget(state);
  const { toys } = useCatalogue({ wanted: target?.page === 'toy' });
  if (target === undefined) return undefined;
  if (target.page === 'profile') return { label: 'Continue to My Profile', href: target.path };
  const toy = toys.find(({ toyId }) => toyId === target.toyId);
  return { label: `Continue to ${toy?.toyName ?? 'the toy'}`, href: target.path };
}
