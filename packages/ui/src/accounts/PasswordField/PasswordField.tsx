'use client';

import { cx } from 'class-variance-authority';
import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { IconButton } from '../../primitives/Button/Button.tsx';
import { TextField, type TextFieldProps } from '../../primitives/Form/TextField.tsx';
import * as styles from './PasswordField.module.css';

export interface PasswordFieldLabels {
  show: string;
  hide: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    PasswordField: PasswordFieldLabels;
  }
}

const defaultLabels: PasswordFieldLabels = { show: 'Show password', hide: 'Hide password' };

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing' | 'label'> & {
  /** The field's visible label and accessible name. */
  label: string;
  /** Replaces the toggle's two names; one left out stays. */
  labels?: PartialLabels<PasswordFieldLabels> | undefined;
};

/**
 * A password field with a toggle to show it (specification section 4). Set `autoComplete` to `current-password` or
 * `new-password`; pasting and password managers work (WCAG 3.3.8). Submitting its form hides the password again, so
 * that no browser stores it as plain text.
 */
export function PasswordField({ labels, className, disabled, ...rest }: PasswordFieldProps) {
  const { show, hide } = useLabels('PasswordField', defaultLabels, labels);
  const [shown, setShown] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const form = toggle.current?.form;
    const hidePassword = () => setShown(false);
    form?.addEventListener('submit', hidePassword);
    return () => form?.removeEventListener('submit', hidePassword);
  }, []);

  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      disabled={disabled}
      className={cx(styles.field, className)}
      type={shown ? 'text' : 'password'}
      trailing={
        // The name changes with the state, so `aria-pressed` would contradict it.
        <IconButton
          ref={toggle}
          variant="bare"
          className={styles.toggle}
          disabled={disabled}
          form={rest.form}
          aria-label={shown ? hide : show}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </IconButton>
      }
    />
  );
}
