import { useState } from 'react';
import { missingRequirements, type PasswordPolicy } from '../../../src/policy.ts';
import { Field } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as styles from './TryPassword.module.css';

/** Says whether a password meets a policy, in the provider's words. */
export function TryPassword({ policy }: { policy: PasswordPolicy }) {
  const [password, setPassword] = useState('');
  const missing = missingRequirements(policy, password);
  return (
    <>
      <Field label="Try a password">
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            spellCheck={false}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </Field>
      <ul className={styles.rules} aria-label="Result" aria-live="polite">
        {password !== '' &&
          missing.map((rule) => (
            <li key={rule} className={styles.unmet}>
              <Icon name="cross" />
              {rule}
            </li>
          ))}
        {password !== '' && missing.length === 0 && (
          <li className={styles.met}>
            <Icon name="check" />
            The password meets the policy
          </li>
        )}
      </ul>
    </>
  );
}
