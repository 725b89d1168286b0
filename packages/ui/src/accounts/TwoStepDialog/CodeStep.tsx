'use client';

import { Smartphone } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { CodeField } from '../../primitives/Form/CodeField.tsx';
import * as accountForm from '../dialog/AccountForm.module.css';
import { AuthForm } from '../form/AuthForm.tsx';
import { type CodeProps, useCode } from '../form/useCode.ts';
import { TwoStepHeader } from './TwoStepHeader.tsx';
import type { StepProps } from './twoStep.ts';

type CodeStepProps = StepProps &
  CodeProps & {
    email: string | undefined;
    onBack: () => void;
  };

/** The second step: a code proves that the app has the key. */
export function CodeStep({ email, onBack, attachFirst, labels, ...code }: CodeStepProps) {
  const { form, field } = useCode(code, labels, attachFirst);
  return (
    <>
      <TwoStepHeader
        icon={<Smartphone aria-hidden="true" />}
        step={2}
        title={labels.codeTitle}
        description={
          email === undefined ? labels.codeDescription : labels.codeDescriptionWithEmail({ email })
        }
        labels={labels}
      />
      <AuthForm
        {...form}
        className={accountForm.form}
        footer={
          <Button
            variant="plain"
            size="l"
            fullWidth
            className={accountForm.cancel}
            onClick={onBack}
          >
            {labels.back}
          </Button>
        }
        labels={labels}
      >
        <CodeField {...field} />
      </AuthForm>
    </>
  );
}
