'use client';

import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog, DialogClose, type DialogProps } from '../../primitives/Dialog/Dialog.tsx';
import { DialogHeader } from '../../primitives/Dialog/DialogHeader.tsx';
import styles from './ConfirmDialog.module.css';

export interface ConfirmDialogLabels {
  /** What is done, in a verb. */
  confirm: string;
  cancel: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    ConfirmDialog: ConfirmDialogLabels;
  }
}

const defaultLabels: ConfirmDialogLabels = { confirm: 'Continue', cancel: 'Cancel' };

export type ConfirmDialogProps = Omit<DialogProps, 'title' | 'children' | 'role' | 'placement'> & {
  /** The question, in one sentence. */
  title: string;
  /** What follows from a yes. */
  description?: ReactNode;
  /** Stands on the badge; an exclamation mark by default. */
  icon?: ReactNode;
  /** `danger` is for what cannot be undone. */
  variant?: 'primary' | 'danger' | undefined;
  /** What was confirmed is under way; until that is over another press does nothing. */
  loading?: boolean | undefined;
  /** The answer is yes. Closing the dialog is its parent's. */
  onConfirm: () => void;
  /** Replaces the names of the buttons. */
  labels?: PartialLabels<ConfirmDialogLabels> | undefined;
};

/**
 * Asks before something is done. Focus starts on the way out and goes back to where it was. APG alert dialog pattern; a
 * press beside it does not close it.
 */
export function ConfirmDialog({
  title,
  description,
  icon = <CircleAlert aria-hidden="true" />,
  variant = 'primary',
  loading = false,
  onConfirm,
  labels,
  ...rest
}: ConfirmDialogProps) {
  const { confirm, cancel } = useLabels('ConfirmDialog', defaultLabels, labels);
  return (
    <Dialog
      // Without a description the dialog must not point at one.
      {...(description === undefined && { 'aria-describedby': undefined })}
      {...rest}
      role="alertdialog"
    >
      <DialogHeader icon={icon} title={title} description={description} />
      <div className={styles.actions}>
        <DialogClose asChild>
          <Button variant="plain" size="l" className={styles.action}>
            {cancel}
          </Button>
        </DialogClose>
        <Button
          variant={variant}
          size="l"
          loading={loading}
          className={styles.action}
          onClick={onConfirm}
        >
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
