import { type FormEvent, type ReactNode, useId } from 'react';
import { Button, Buttons } from './Button.tsx';
import * as styles from './Dialog.module.css';
import { Note } from './View.tsx';

interface DialogProps {
  title: string;
  /** The confirming button. */
  confirm: string;
  danger?: boolean;
  isBusy?: boolean;
  /** Why it failed, unless a field shows that. */
  problem?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

function open(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal();
}

/** Renders a modal dialog with a form. The first control with `autoFocus` gets the focus, otherwise Cancel. */
export function Dialog({
  title,
  confirm,
  danger,
  isBusy,
  problem,
  onConfirm,
  onClose,
  children,
}: DialogProps) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm();
  };
  return (
    <dialog ref={open} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <h2 id={id}>{title}</h2>
        {children}
        {problem && (
          <Note icon="alert" isWarning>
            {problem}
          </Note>
        )}
        <Buttons>
          <Button onClick={(event) => event.currentTarget.closest('dialog')?.close()}>
            Cancel
          </Button>
          <Button type="submit" look="main" danger={danger ?? false} disabled={isBusy}>
            {confirm}
          </Button>
        </Buttons>
      </form>
    </dialog>
  );
}
