import { providerFaces } from '@shop/signIn/faces';
import * as loginTexts from '@shop/texts/login';
import * as registerTexts from '@shop/texts/register';
import {
  registerAccount,
  type UnsentEmail,
  useAccounts,
  useAuth,
  useAuthObserver,
  useSignIn,
} from '@toystore/accounts';
import { AuthPage, RegisterForm, useMessages } from '@toystore/ui';
import { useNavigate } from 'react-router';
import { paths } from '../../page/paths.ts';
import { registerPictures } from '../../pictures/images.ts';
import { loadCodeStep, openCodeStep } from '../codeStep.ts';
import { SignedInAs } from '../SignedInAs.tsx';

/** Register (specification, sections 2 and 4). The new account stays signed in; the page opens Login. */
export function Register() {
  useAuthObserver();
  const auth = useAuth();
  const { passwordPolicy, signInWith, preparePopup, texts } = useAccounts();
  const { showAlert, showStatus } = useMessages();
  const navigate = useNavigate();
  const { pending, failure, run, signIn } = useSignIn<string>({
    onDone: () => {
      showStatus({ message: loginTexts.done });
      navigate(paths.home);
    },
    onCode: async () => {
      await navigate(paths.login);
      openCodeStep(navigate);
    },
    loadCodeForm: loadCodeStep,
  });

  return (
    <AuthPage title={registerTexts.title} pictures={registerPictures} notice={<SignedInAs />}>
      <RegisterForm
        loading={pending}
        error={failure}
        photo="required"
        consent="checked" // as specified
        passwordPolicy={passwordPolicy}
        signInHref={paths.login}
        providers={providerFaces}
        onProviderIntent={preparePopup}
        onRegister={async (details) => {
          let problem: UnsentEmail | undefined;
          const isRegistered = await run('submit', async () => {
            problem = await registerAccount(auth, details, texts);
          });
          if (!isRegistered) return;
          showAlert({
            title: registerTexts.verifyEmail,
            icon: 'mail',
            description: problem?.sentence,
            quote: problem,
          });
          navigate(paths.login);
        }}
        onProvider={(id) => signIn(id, () => signInWith(id))}
      />
    </AuthPage>
  );
}

export { Register as Component };
