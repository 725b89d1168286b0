import { providerFaces } from '@shop/signIn/faces';
import * as texts from '@shop/texts/login';
import { useAccounts, useAuth, useAuthObserver, useSignIn } from '@toystore/accounts';
import { findToy, useCatalogue } from '@toystore/storefront';
import { AuthPage, LoginForm, useMessages } from '@toystore/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths, readReturnTarget } from '../../page/paths.ts';
import { loginPictures } from '../../pictures/images.ts';
import { loadCodeStep, openCodeStep } from '../codeStep.ts';
import { SignedInAs } from '../SignedInAs.tsx';
import { useCodeStep } from './useCodeStep.ts';

const CodeStep = lazy(loadCodeStep);

/**
 * Login (specification, sections 2 and 4), and the code that an account may need after it. Success always opens Home; a
 * message links back to the page that redirected the visitor.
 */
export function Login() {
  useAuthObserver();
  const { signInUser, resetPassword } = useAuth();
  const { signInWith, preparePopup } = useAccounts();
  const { showAlert, showStatus } = useMessages();
  const continueAction = useContinueAction();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { secondStep, isOpen, email, over, setOver } = useCodeStep();

  const welcome = () => {
    showStatus({ message: texts.done, action: continueAction });
    navigate(paths.home, { replace: isOpen }); // Back returns to the form, not to the code
  };
  const { pending, failure, run, signIn } = useSignIn<string>({
    onDone: welcome,
    onCode: () => {
      if (!isOpen) openCodeStep(navigate, state);
    },
    loadCodeForm: loadCodeStep,
  });
  const signInBy = (way: string, operation: () => Promise<void>) => {
    setOver(undefined);
    return signIn(way, operation);
  };
  const forgotPassword = async (address: string) => {
    if (await run('reset', () => resetPassword(address))) {
      showAlert({ title: texts.checkEmail, icon: 'mail' });
    }
  };

  return (
    <AuthPage
      title={secondStep ? undefined : texts.title}
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
          onSignIn={(typed) => signInBy('submit', () => signInUser(typed.email, typed.password))}
          providers={providerFaces}
          onProvider={(id) => signInBy(id, () => signInWith(id))}
          onProviderIntent={preparePopup}
          onForgotPassword={forgotPassword}
        />
      )}
    </AuthPage>
  );
}

/** Returns the link back to the protected page that redirected the visitor, if one did. */
function useContinueAction(): { label: ReactNode; href: string } | undefined {
  const { state } = useLocation();
  const target = readReturnTarget(state);
  useCatalogue({ wanted: target?.toyId !== undefined }); // fetched while the visitor types
  if (target === undefined) return undefined;
  if (target.toyId === undefined) return { label: texts.continueToProfile, href: target.path };
  return { label: <ContinueToToy toyId={target.toyId} />, href: target.path };
}

/** Reads the catalogue itself, because the message may show before the catalogue has loaded. */
function ContinueToToy({ toyId }: { toyId: string }) {
  const { toys } = useCatalogue();
  const toy = findToy(toys, toyId);
  return toy ? texts.continueTo({ toy: toy.toyName }) : texts.continueToToy;
}

export { Login as Component };
