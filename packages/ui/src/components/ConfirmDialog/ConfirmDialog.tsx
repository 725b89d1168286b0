'use client';

import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { DialogClose, type DialogProps } from '../../primitives/Dialog/Dialog.tsx';
import { HeadedDialog } from '../../primitives/Dialog/HeadedDialog.tsx';
import * as styles from './ConfirmDialog.module.css';

export interface ConfirmDialogLabels {
  /** The action, as a verb. */
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
  /** The consequence of confirming. */
  description?: ReactNode;
  /** The icon on the badge; an exclamation mark by default. */
  icon?: ReactNode;
  /** Use `danger` for actions that cannot be undone. */
  variant?: 'primary' | 'danger' | undefined;
  /** The confirmed action is in progress: another press does nothing. */
  loading?: boolean | undefined;
  /** Called when the user confirms. The parent closes the dialog. */
  onConfirm: () => void;
  /** Replaces the names of the buttons. */
  labels?: PartialLabels<ConfirmDialogLabels> | undefined;
};

/**
 * Asks for confirmation. Focus starts on the button that cancels and returns to where it was. Follows the APG alert
 * dialog pattern: a press outside does not close it.
 */
export function ConfirmDialog({
  icon = <CircleAlert aria-hidden="true" />,
  variant = 'primary',
  loading = false,
  onConfirm,
  labels,
  ...rest
}: ConfirmDialogProps) {
  const { confirm, cancel } = useLabels('ConfirmDialog', defaultLabels, labels);
  return (
    <HeadedDialog {...rest} icon={icon} role="alertdialog">
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
    </HeadedDialog>
  );
}
