import { type AuthFailure, type SecondStep, useSecondStep } from '@toystore/accounts';
import { CodeForm } from '@toystore/ui';
import { useNavigate } from 'react-router';
import { focusNextHeading } from '../../page/focusHeading.ts';

interface CodeStepProps {
  secondStep: SecondStep;
  /** Called when the code was right and the user is signed in. */
  onDone: () => void;
  /** Called when no code can finish this sign-in any more. The page returns to the login form. */
  onOver: (failure: AuthFailure) => void;
}

/** The form for the code that follows the login form. */
export default function CodeStep({ secondStep, onDone, onOver }: CodeStepProps) {
  const navigate = useNavigate();
  const { email } = secondStep;
  const { loading, failure, enterCode } = useSecondStep(secondStep, {
    onDone,
    onOver: (reason) => {
      onOver(reason);
      navigate(-1);
    },
  });

  return (
    <CodeForm
      ref={email === undefined ? focusNextHeading : undefined} // otherwise the password gets the focus
      email={email}
      loading={loading}
      error={failure}
      onCode={enterCode}
      onBack={() => navigate(-1)}
    />
  );
}
