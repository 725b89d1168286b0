'use client';

import { useId, useState } from 'react';
import { useEarlyInput } from '../../primitives/Field/useEarlyInput.ts';
import type { AuthSheetLabels } from './authSheetLabels.ts';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import type { PasswordPolicy } from './passwordPolicy.ts';
import type { PasswordRulesLabels } from './passwordRulesLabels.ts';

type NewPasswordProps = {
  /** What ties the field to its messages. */
  field: Pick<PasswordFieldProps, 'id' | 'name' | 'error'> & { onInput: () => void };
  policy: PasswordPolicy | undefined;
  words: Pick<AuthSheetLabels, 'password' | 'showPassword' | 'hidePassword'> & {
    rules: Partial<PasswordRulesLabels>;
  };
};

/** A password to be chosen, over the list of what it needs. */
export function NewPassword({ field, policy, words }: NewPasswordProps) {
  const [password, setPassword] = useState('');
  const input = useEarlyInput((early) => setPassword(early.value));
  const rulesId = useId();
  return (
    <div>
      <PasswordField
        {...field}
        ref={input}
        label={words.password}
        labels={{ show: words.showPassword, hide: words.hidePassword }}
        autoComplete="new-password"
        required
        aria-describedby={rulesId}
        onInput={(event) => {
          setPassword(event.currentTarget.value);
          field.onInput();
        }}
      />
      <PasswordRules
        value={password}
        policy={policy}
        messageId={rulesId}
        showMessage={field.error === undefined}
        labels={words.rules}
      />
    </div>
  );
}
