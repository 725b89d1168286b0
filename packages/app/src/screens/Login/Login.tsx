import { useCatalogue } from '@toystore/storefront';
import { AuthPage, CodeForm, LoginForm, useMessages } from '@toystore/ui';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAccountServices, useAuth, useAuthObserver } from '../../auth/AuthContext.ts';
import { mustStartOver } from '../../auth/authErrors.ts';
import { openCodeStep, signInOrAsk } from '../../auth/codeStep.ts';
import { useAction } from '../../auth/useAction.ts';
import { focusNextHeading } from '../../focusHeading.ts';
import { loginPictures } from '../../images.ts';
import { paths, readReturnTarget } from '../../paths.ts';
import { SignedInAs } from '../SignedInAs.tsx';
import { useCodeStep } from './useCodeStep.ts';

/**
 * Login (specification, sections 2 and 4), and the code that an account may ask for after it. Success always goes home; a
 * page that turned the visitor away is offered again.
 */
export function Login() {
  useAuthObserver();
  const { signInUser, signInWithGoogle, resetPassword } = useAuth();
  const { warmUpGoogle, finishSignIn } = useAccountServices();
  const { showAlert, showStatus } = useMessages();
  const { pending, failure, run } = useAction<'submit' | 'google' | 'reset'>();
  const code = useAction<'code'>();
  const continueAction = useContinueAction();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { secondStep, email, isInterrupted, isOpen } = useCodeStep();

  const welcome = () => {
    showStatus({ message: 'Login successful!', action: continueAction });
    navigate(paths.home, { replace: isOpen }); // Back leads to the form, not to the code
  };
  const signIn = async (way: 'submit' | 'google', operation: () => Promise<void>) => {
    let needsCode = false;
    code.cancel();
    const isDone = await run(way, async () => {
      needsCode = await signInOrAsk(operation);
    });
    if (!isDone) return;
    if (!needsCode) welcome();
    else if (!isOpen) openCodeStep(navigate, state);
  };
  const enterCode = async (error: unknown, digits: string) => {
    const isDone = await code.run('code', () =>
      finishSignIn(error, digits).catch((reason: unknown) => {
        if (mustStartOver(reason)) navigate(-1);
        throw reason;
      }),
    );
    if (isDone) welcome();
  };
  const forgotPassword = async (email: string) => {
    if (await run('reset', () => resetPassword(email))) {
      showAlert({ title: 'Please check your email to reset password', icon: 'mail' });
    }
  };

  if (isOpen && secondStep) {
    return (
      <AuthPage pictures={loginPictures} notice={<SignedInAs />}>
        <CodeForm
          ref={email === undefined ? focusNextHeading : undefined} // else the password has the focus
          email={secondStep.email}
          labels={{ description: describeCode }}
          loading={code.pending !== undefined}
          error={code.failure}
          onCode={(digits) => enterCode(secondStep.error, digits)}
          onBack={() => {
            code.cancel();
            navigate(-1);
          }}
        />
      </AuthPage>
    );
  }
  // A code that nothing can follow leads back here.
  const lastFailure = failure ?? (secondStep ? undefined : code.failure);
  return (
    <AuthPage title="Login" pictures={loginPictures} notice={<SignedInAs />}>
      <LoginForm
        defaultEmail={email}
        loading={pending}
        error={lastFailure ?? (isInterrupted && pending === undefined ? INTERRUPTED : undefined)}
        registerHref={paths.register}
        onLogin={(typed) => signIn('submit', () => signInUser(typed.email, typed.password))}
        onGoogle={() => signIn('google', signInWithGoogle)}
        onGoogleIntent={warmUpGoogle}
        onForgotPassword={forgotPassword}
      />
    </AuthPage>
  );
}

/** Apps list a code under the shop's name and the account's address. */
const describeCode = (email?: string) =>
  `Open your authenticator app and type the code it shows for ToyStore${email ? `, ${email}` : ''}.`;

/** Nothing of a sign-in that waits for its code outlasts a reload. */
const INTERRUPTED = {
  message: 'You were not logged in yet when this page was left.',
  help: 'Please log in again. Then we ask for a new code.',
};

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
