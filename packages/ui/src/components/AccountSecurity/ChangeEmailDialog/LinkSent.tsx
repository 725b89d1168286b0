'use client';

import { Button } from '../../../primitives/Button/Button.tsx';
import { DialogClose } from '../../../primitives/Dialog/Dialog.tsx';
import type { ChangeEmailDialogLabels } from './changeEmailDialogLabels.ts';
import styles from './LinkSent.module.css';

/** What is left to do in a `ChangeEmailDialog` once its link has gone. */
export function LinkSent({ labels }: { labels: ChangeEmailDialogLabels }) {
  return (
    <>
      <p className={styles.hint}>{labels.spamHint}</p>
      <DialogClose asChild>
        <Button ref={takeLostFocus} variant="primary" size="l" fullWidth className={styles.close}>
          {labels.close}
        </Button>
      </DialogClose>
    </>
  );
}

/** The form had the focus and is gone. A dialog that opens with this button gives it the focus itself. */
function takeLostFocus(button: HTMLButtonElement | null) {
  if (document.activeElement === document.body) button?.focus();
}
