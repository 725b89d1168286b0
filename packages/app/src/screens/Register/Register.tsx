import { AuthPage, RegisterForm, useMessages } from '@toystore/ui';
import { useNavigate } from 'react-router';
import { useAccountServices, useAuth, useAuthObserver } from '../../auth/AuthContext.ts';
import { useAction } from '../../auth/useAction.ts';
import { registerPictures } from '../../images.ts';
import { paths } from '../../paths.ts';
import { openCodeStep, signInOrAsk } from '../codeStep.ts';
import { SignedInAs } from '../SignedInAs.tsx';
import { registerAccount } from './registerAccount.ts';

/** Register (specification, sections 2 and 4). The new account stays signed in; the page goes to login. */
export function Register() {
  useAuthObserver();
  const auth = useAuth();
  const { passwordPolicy, warmUpGoogle } = useAccountServices();
  const { showAlert, showStatus } = useMessages();
  const { pending, failure, run } = useAction<'submit' | 'google'>();
  const navigate = useNavigate();

  return (
    <AuthPage title="Register" pictures={registerPictures} notice={<SignedInAs />}>
      <RegisterForm
        loading={pending}
        error={failure}
        photo="required"
        consent="checked" // as the specification has it
        passwordPolicy={passwordPolicy}
        loginHref={paths.login}
        onGoogleIntent={warmUpGoogle}
        onRegister={async (details) => {
          let problem: string | undefined;
          const isRegistered = await run('submit', async () => {
            problem = await registerAccount(auth, details);
          });
          if (!isRegistered) return;
          showAlert({
            title: 'Please verify your email address!',
            icon: 'mail',
            description: problem,
          });
          navigate(paths.login);
        }}
        onGoogle={async () => {
          let needsCode = false;
          const isDone = await run('google', async () => {
            needsCode = await signInOrAsk(auth.signInWithGoogle);
          });
          if (!isDone) return;
          if (needsCode) {
            await navigate(paths.login);
            openCodeStep(navigate);
            return;
          }
          showStatus({ message: 'Login successful!' });
          navigate(paths.home);
        }}
      />
    </AuthPage>
  );
}

export { Register as Component };
