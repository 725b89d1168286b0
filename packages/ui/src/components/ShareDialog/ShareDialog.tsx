'use client';

import { Check, Copy, Share2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { DialogClose, type DialogProps } from '../../primitives/Dialog/Dialog.tsx';
import { HeadedDialog } from '../../primitives/Dialog/HeadedDialog.tsx';
import { TextField } from '../../primitives/Form/TextField.tsx';
import { useCopy } from '../../primitives/state/useCopy.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ShareDialog.module.css';

/** The texts of `ShareDialog`. */
export interface ShareDialogLabels {
  /** The name of the field that shows the link. */
  link: string;
  copy: string;
  copied: string;
  /** Shown if the browser denies access to the clipboard. */
  copyFailed: string;
  close: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    ShareDialog: ShareDialogLabels;
  }
}

const defaultLabels: ShareDialogLabels = {
  link: 'Link',
  copy: 'Copy link',
  copied: 'Copied',
  copyFailed: 'The link could not be copied. Please select it and copy it.',
  close: 'Close',
};

export type ShareDialogProps = Omit<DialogProps, 'title' | 'children' | 'role' | 'placement'> & {
  /** The shared thing: the dialog's heading. */
  title: string;
  /** A sentence on what a person with the link sees. */
  description?: ReactNode;
  /** The absolute URL to share. */
  url: string;
  /** Replaces the texts; those left out stay. */
  labels?: PartialLabels<ShareDialogLabels> | undefined;
};

/** Shows a link, and copies it. For browsers that have no share sheet of their own (`navigator.share`). */
export function ShareDialog({ url, labels: ownLabels, ...rest }: ShareDialogProps) {
  const labels = useLabels('ShareDialog', defaultLabels, ownLabels);
  const [copy, copyText] = useCopy();
  const copyButton = useRef<HTMLButtonElement>(null);
  const isCopied = copy === 'copied';
  return (
    <HeadedDialog
      initialFocus={() => copyButton.current}
      {...rest}
      icon={<Share2 aria-hidden="true" />}
    >
      <TextField
        label={labels.link}
        value={url}
        readOnly
        dir="ltr"
        className={styles.link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p role="status" className={styles.status}>
        {isCopied && <VisuallyHidden>{labels.copied}</VisuallyHidden>}
        {copy === 'failed' && <span>{labels.copyFailed}</span>}
      </p>
      <div className={styles.buttons}>
        <Button ref={copyButton} variant="primary" size="l" fullWidth onClick={() => copyText(url)}>
          {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          <span>{isCopied ? labels.copied : labels.copy}</span>
        </Button>
        <DialogClose asChild>
          <Button variant="plain" size="l" fullWidth>
            {labels.close}
          </Button>
        </DialogClose>
      </div>
    </HeadedDialog>
  );
}
