import { useCatalogue } from '@toystore/storefront';
import { AuthPage, LoginForm, useMessages } from '@toystore/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAccountServices, useAuth, useAuthObserver } from '../../auth/AuthContext.ts';
import { useAction } from '../../auth/useAction.ts';
import { loginPictures } from '../../images.ts';
import { paths, readReturnTarget } from '../../paths.ts';
import { loadCodeStep, openCodeStep, signInOrAsk } from '../codeStep.ts';
import { SignedInAs } from '../SignedInAs.tsx';
import { useCodeStep } from './useCodeStep.ts';

const CodeStep = lazy(loadCodeStep);

/**
 * Login (specification, sections 2 and 4), and the code that an account may ask for after it. Success always goes home; a
 * page that turned the visitor away is offered again.
 */
export function Login() {
  useAuthObserver();
  const { signInUser, signInWithGoogle, resetPassword } = useAuth();
  const { warmUpGoogle } = useAccountServices();
  const { showAlert, showStatus } = useMessages();
  const { pending, failure, run } = useAction<'submit' | 'google' | 'reset'>();
  const continueAction = useContinueAction();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { secondStep, isOpen, email, over, setOver } = useCodeStep();

  const welcome = () => {
    showStatus({ message: 'Login successful!', action: continueAction });
    navigate(paths.home, { replace: isOpen }); // Back leads to the form, not to the code
  };
  const signIn = async (way: 'submit' | 'google', operation: () => Promise<void>) => {
    setOver(undefined);
    let needsCode = false;
    const isDone = await run(way, async () => {
      needsCode = await signInOrAsk(operation);
    });
    if (!isDone) return;
    if (!needsCode) welcome();
    else if (!isOpen) openCodeStep(navigate, state);
  };
  const forgotPassword = async (address: string) => {
    if (await run('reset', () => resetPassword(address))) {
      showAlert({ title: 'Please check your email to reset password', icon: 'mail' });
    }
  };

  return (
    <AuthPage
      title={secondStep ? undefined : 'Login'}
      pictures={loginPictures}
      notice={<SignedInAs />}
    >
      {secondStep ? (
        <Suspense>
          <CodeStep secondStep={secondStep} onDone={welcome} onOver={setOver} />
        </Suspense>
      ) : (
        <LoginForm
          defaultEmail={email}
          loading={pending}
          error={failure ?? over}
          registerHref={paths.register}
          onLogin={(typed) => signIn('submit', () => signInUser(typed.email, typed.password))}
          onGoogle={() => signIn('google', signInWithGoogle)}
          onGoogleIntent={warmUpGoogle}
          onForgotPassword={forgotPassword}
        />
      )}
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
