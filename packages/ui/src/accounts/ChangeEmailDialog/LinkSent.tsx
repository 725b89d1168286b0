'use client';

import { Button } from '../../primitives/Button/Button.tsx';
import { DialogClose } from '../../primitives/Dialog/Dialog.tsx';
import { takeLostFocus } from '../dialog/takeLostFocus.ts';
import type { ChangeEmailDialogLabels } from './changeEmailDialogLabels.ts';
import * as styles from './LinkSent.module.css';

/** Renders the next step after a `ChangeEmailDialog` has sent its link. */
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
