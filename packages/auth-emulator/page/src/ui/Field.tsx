import { type ReactNode, useId } from 'react';
import * as styles from './Field.module.css';
import { Icon } from './Icon.tsx';

/** What a field gives its control. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** What is wrong, and the cure. */
  error?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Renders a control with its label, hint and error. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface CheckProps {
  label: string;
  hint?: string;
  type?: 'checkbox' | 'radio';
  name?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Renders a checkbox or a radio button with its label. */
export const Check = ({ label, hint, type = 'checkbox', onChange, ...rest }: CheckProps) => (
  <label className={styles.check}>
    <input {...rest} type={type} onChange={({ target }) => onChange(target.checked)} />
    <span>
      {label}
      {hint && <span className={styles.hint}>{hint}</span>}
    </span>
  </label>
);

/** Renders fields side by side where they fit. */
export const Fields = ({ children }: { children: ReactNode }) => (
  <div className={styles.fields}>{children}</div>
);

/** Renders a control with a button at its end. */
export const WithButton = ({ children }: { children: ReactNode }) => (
  <div className={styles.withButton}>{children}</div>
);
