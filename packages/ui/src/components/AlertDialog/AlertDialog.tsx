'use client';

import { Mail } from 'lucide-react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog, DialogClose, type DialogProps } from '../../primitives/Dialog/Dialog.tsx';
import { DialogHeader } from '../../primitives/Dialog/DialogHeader.tsx';
import { Star } from '../../primitives/Shapes/Star.tsx';
import styles from './AlertDialog.module.css';

export interface AlertDialogLabels {
  /** The one button. */
  close: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    AlertDialog: AlertDialogLabels;
  }
}

const defaultLabels: AlertDialogLabels = { close: 'OK' };

export type AlertDialogProps = Omit<DialogProps, 'title' | 'children' | 'role' | 'placement'> & {
  /** What has to be known, in one sentence. */
  title: string;
  /** More about it, if one sentence is not enough. */
  description?: string | undefined;
  /** The icon on the badge; the envelope is for what waits in a mailbox. */
  icon?: 'star' | 'mail' | undefined;
  /** Replaces the name of the button. */
  labels?: PartialLabels<AlertDialogLabels> | undefined;
};

/**
 * A message that must be answered before the page goes on. Focus starts on its one button and goes
 * back to where it was. APG alert dialog pattern; a click beside it does not close it.
 */
export function AlertDialog({
  title,
  description,
  icon = 'star',
  labels,
  ...rest
}: AlertDialogProps) {
  const { close } = useLabels('AlertDialog', defaultLabels, labels);
  return (
    <Dialog
      // Without a description the dialog must not point at one.
      {...(description === undefined && { 'aria-describedby': undefined })}
      {...rest}
      role="alertdialog"
    >
      <DialogHeader
        icon={icon === 'mail' ? <Mail aria-hidden="true" /> : <Star />}
        title={title}
        description={description}
      />
      <DialogClose asChild>
        <Button variant="primary" size="l" fullWidth className={styles.action}>
          {close}
        </Button>
      </DialogClose>
    </Dialog>
  );
}
