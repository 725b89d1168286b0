import { type ReactNode, useId, useState } from 'react';
import { describeProblem } from '../api/describeProblem.ts';
import { notify } from '../shell/notices.ts';
import { Button, Buttons } from './Button.tsx';
import { Form } from './Field.tsx';
import * as styles from './layout.module.css';
import { Problem } from './View.tsx';

interface DialogProps {
  title: string;
  /** The confirming button. */
  confirm: string;
  danger?: boolean;
  /** Why it cannot be confirmed. */
  problem?: string | undefined;
  /** Whether it may be confirmed. */
  isReady?: boolean;
  /** @returns what the status bar says then */
  onConfirm: () => Promise<string>;
  onClose: () => void;
  children: ReactNode;
}

function open(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal();
}

/** Renders a modal dialog that asks before an operation. It stays open if the operation fails. */
export function Dialog({ title, confirm, danger = false, isReady = true, ...rest }: DialogProps) {
  const { problem, onConfirm, onClose, children } = rest;
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function submit(): Promise<void> {
    setBusy(true);
    try {
      notify({ text: await onConfirm() });
      onClose();
    } catch (error) {
      setFailure(describeProblem(error));
      setBusy(false);
    }
  }
  return (
    <dialog ref={open} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <Form onSubmit={submit}>
        <h2 id={id}>{title}</h2>
        {children}
        <Problem text={failure ?? problem} />
        <Buttons>
          <Button
            label="Cancel"
            onClick={(event) => event.currentTarget.closest('dialog')?.close()}
          />
          <Button
            label={confirm}
            type="submit"
            look="main"
            danger={danger}
            disabled={isBusy || !isReady}
          />
        </Buttons>
      </Form>
    </dialog>
  );
}
