'use client';

import { useId, useRef, useState } from 'react';
import { useEarlyInput } from '../../primitives/Form/useNativeControls.ts';
import { PasswordField, type PasswordFieldProps } from '../PasswordField/PasswordField.tsx';
import { PasswordRules } from '../PasswordRules/PasswordRules.tsx';
import type { PasswordPolicy, PasswordRuleSource } from '../PasswordRules/passwordPolicy.ts';

type NewPasswordFieldProps = {
  /** The props that connect the field to its messages. */
  field: Pick<PasswordFieldProps, 'id' | 'name' | 'error'> & { onInput: () => void };
  policy: PasswordPolicy | undefined;
  rule: PasswordRuleSource | undefined;
  /** The field's visible label. */
  label: string;
};

/** A field for a new password. The list of its rules is below it once the user has reached it, and stays there. */
export function NewPasswordField({ field, policy, rule, label }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEarlyInput(input, ([early]) => setPassword(early?.value ?? ''));
  const rulesId = useId();
  const [isReached, setIsReached] = useState(false);
  return (
    <div>
      <PasswordField
        {...field}
        ref={input}
        label={label}
        autoComplete="new-password"
        required
        aria-describedby={rulesId}
        onFocus={() => setIsReached(true)}
        onInput={(event) => {
          setPassword(event.currentTarget.value);
          field.onInput();
        }}
      />
      <PasswordRules
        value={password}
        policy={policy}
        rule={rule}
        messageId={rulesId}
        showMessage={field.error === undefined}
        hidden={!isReached && password === ''} // it still describes the field
      />
    </div>
  );
}
