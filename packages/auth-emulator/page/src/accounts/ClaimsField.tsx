import { useId } from 'react';
import { Field } from '../ui/Field.tsx';
import * as styles from './ClaimsField.module.css';
import { claimsProblem } from './claimsProblem.ts';

interface ClaimsFieldProps {
  value: string;
  /** What another page has saved since, or why the emulator refused the claims. */
  error: string | undefined;
  onChange: (text: string) => void;
}

/** Renders the custom claims as JSON, with the line of a mistake. */
export function ClaimsField({ value, error, onChange }: ClaimsFieldProps) {
  const problem = claimsProblem(value);
  const id = useId();
  const lines = Math.max(3, value.split('\n').length);
  return (
    <Field
      label="JSON"
      error={problem?.text ?? error}
      hint={
        <span id={id}>
          Names of the token itself, such as <code>sub</code>, <code>aud</code> or{' '}
          <code>firebase</code>, are refused. Claims are in a token from its next refresh.
        </span>
      }
    >
      {(control) => (
        <div className={styles.json}>
          <pre className={styles.lines} aria-hidden="true">
            {Array.from({ length: lines }, (_, index) => index + 1).map((line) => (
              <span key={line} className={line === problem?.line ? styles.wrong : undefined}>
                {line}
                {'\n'}
              </span>
            ))}
          </pre>
          <textarea
            {...control}
            rows={lines}
            spellCheck={false}
            value={value}
            placeholder={'{ "role": "buyer" }'}
            onChange={({ target }) => onChange(target.value)}
          />
        </div>
      )}
    </Field>
  );
}
