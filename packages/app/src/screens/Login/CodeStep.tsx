import { CodeForm } from '@toystore/ui';
import { useNavigate } from 'react-router';
import { type SecondStep, useAccountServices } from '../../auth/AuthContext.ts';
import { type AuthFailure, describeAuthError } from '../../auth/authErrors.ts';
import { isSignInOver } from '../../auth/signInOver.ts';
import { useAction } from '../../auth/useAction.ts';
import { focusNextHeading } from '../../focusHeading.ts';

interface CodeStepProps {
  secondStep: SecondStep;
  /** The code was right: somebody is signed in. */
  onDone: () => void;
  /** No code can finish this sign-in any more. The page goes back to the login form. */
  onOver: (failure: AuthFailure) => void;
}

/** The form for the code that follows the login form. */
export default function CodeStep({ secondStep, onDone, onOver }: CodeStepProps) {
  const { finishSignIn } = useAccountServices();
  const { pending, failure, run } = useAction<'code'>();
  const navigate = useNavigate();
  const { error, email } = secondStep;

  const enterCode = async (code: string) => {
    const isDone = await run('code', () =>
      finishSignIn(error, code).catch((reason: unknown) => {
        if (isSignInOver(reason)) {
          onOver(describeAuthError(reason));
          navigate(-1);
        }
        throw reason;
      }),
    );
    if (isDone) onDone();
  };

  return (
    <CodeForm
      ref={email === undefined ? focusNextHeading : undefined} // else the password has the focus
      email={email}
      labels={{ description: describe }}
      loading={pending !== undefined}
      error={failure}
      onCode={enterCode}
      onBack={() => navigate(-1)}
    />
  );
}

/** Apps list a code under the shop's name and the account's address. */
const describe = (email?: string) =>
  `Open your authenticator app and type the code it shows for ToyStore${email ? `, ${email}` : ''}.`;
