'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, useEffect, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { DialogClose } from '../../primitives/Dialog/Dialog.tsx';
import { AuthForm } from '../form/AuthForm.tsx';
import * as styles from './AccountForm.module.css';

/** The cancel button of a dialog about an account; never disabled. */
export function CancelButton({ children }: { children: string }) {
  return (
    <DialogClose asChild>
      <Button variant="plain" size="l" fullWidth className={styles.cancel}>
        {children}
      </Button>
    </DialogClose>
  );
}

type AccountFormProps = Omit<ComponentProps<typeof AuthForm>, 'footer'> & {
  labels: { cancel: string };
};

/** The form in a dialog about an account: that of the sign-in pages, with a cancel button. */
export function AccountForm({ labels, error, className, ...rest }: AccountFormProps) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (error !== undefined && form.current) returnToField(form.current);
  }, [error]);

  return (
    <AuthForm
      {...rest}
      ref={form}
      error={error}
      className={cx(styles.form, className)}
      labels={labels}
      footer={<CancelButton>{labels.cancel}</CancelButton>}
    />
  );
}

/**
 * After a failed attempt, moves the focus from the submit button to the field; a focus elsewhere stays, such as on
 * Google's button. In Safari a pressed button takes no focus, so the dialog has it.
 */
function returnToField(form: HTMLFormElement) {
  const { activeElement } = document;
  const isAtSubmit = activeElement === form.querySelector('[type="submit"]');
  if (isAtSubmit || activeElement === form.closest('[role="dialog"]')) {
    form.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }
}
