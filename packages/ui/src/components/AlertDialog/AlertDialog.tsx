'use client';

import { Mail } from 'lucide-react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { DialogClose, type DialogProps } from '../../primitives/Dialog/Dialog.tsx';
import { HeadedDialog } from '../../primitives/Dialog/HeadedDialog.tsx';
import { Star } from '../../primitives/Shapes/Star.tsx';
import { type Quote, QuotedText } from '../../primitives/text/QuotedText.tsx';
import * as styles from './AlertDialog.module.css';

export interface AlertDialogLabels {
  /** The name of the only button. */
  close: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    AlertDialog: AlertDialogLabels;
  }
}

const defaultLabels: AlertDialogLabels = { close: 'OK' };

export type AlertDialogProps = Omit<DialogProps, 'title' | 'children' | 'role' | 'placement'> & {
  /** The message, in one sentence. */
  title: string;
  /** More details, if one sentence is not enough. */
  description?: string | undefined;
  /** The message of a browser or provider that the description contains, if it is in another language. */
  quote?: Quote | undefined;
  /** The icon on the badge; use the envelope for a message about an e-mail. */
  icon?: 'star' | 'mail' | undefined;
  /** Replaces the name of the button. */
  labels?: PartialLabels<AlertDialogLabels> | undefined;
};

/**
 * A message that the user must confirm before using the page again. Focus starts on its only button and returns to the
 * element that had it before. Follows the APG alert dialog pattern: a click outside does not close it.
 */
export function AlertDialog({
  description,
  quote,
  icon = 'star',
  labels,
  ...rest
}: AlertDialogProps) {
  const { close } = useLabels('AlertDialog', defaultLabels, labels);
  return (
    <HeadedDialog
      {...rest}
      role="alertdialog"
      icon={icon === 'mail' ? <Mail aria-hidden="true" /> : <Star />}
      description={description && <QuotedText quote={quote}>{description}</QuotedText>}
    >
      <DialogClose asChild>
        <Button variant="primary" size="l" fullWidth className={styles.action}>
          {close}
        </Button>
      </DialogClose>
    </HeadedDialog>
  );
}
