'use client';

import * as Radix from '@radix-ui/react-alert-dialog';
import { cx } from 'class-variance-authority';
import { Mail } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { useLabels } from '../../locale/labels.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { findOpener, returnFocus } from '../../primitives/focus/opener.ts';
import { Badge } from '../../primitives/Shapes/Badge.tsx';
import { Star } from '../../primitives/Shapes/Star.tsx';
import styles from './AlertDialog.module.css';

export interface AlertDialogLabels {
  /** The one button. */
  close: string;
}

const defaultLabels: AlertDialogLabels = { close: 'OK' };

export type AlertDialogProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** Whether it is there. Closing it is its parent's answer to `onClose`. */
  open: boolean;
  /** What has to be known, in one sentence. */
  title: string;
  /** More about it, if one sentence is not enough. */
  description?: string | undefined;
  /** The icon on the badge; the envelope is for what waits in a mailbox. */
  icon?: 'star' | 'mail' | undefined;
  /** The button or Escape was pressed. */
  onClose: () => void;
  /** Finds what gets the focus when whatever had it before is gone, such as the heading of the next page. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  /** Replaces the name of the button. */
  labels?: Partial<AlertDialogLabels> | undefined;
};

/**
 * A message that must be answered before the page goes on. Focus starts on its one button and goes
 * back to where it was. APG alert dialog pattern; a click beside it does not close it.
 */
export function AlertDialog({
  open,
  title,
  description,
  icon = 'star',
  onClose,
  finalFocus,
  labels,
  className,
  ...rest
}: AlertDialogProps) {
  const { close } = useLabels('AlertDialog', defaultLabels, labels);
  const opener = useRef<Element>(null);
  return (
    <Radix.Root
      open={open}
      onOpenChange={(nowOpen) => {
        if (!nowOpen) onClose();
      }}
    >
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          // Without a description the dialog must not point at one.
          {...(description === undefined && { 'aria-describedby': undefined })}
          onOpenAutoFocus={() => {
            opener.current = findOpener();
          }}
          onCloseAutoFocus={(event) => {
            // Radix would look for a trigger of its own, and there is none.
            event.preventDefault();
            returnFocus(opener.current, finalFocus);
          }}
          {...rest}
          className={cx(styles.dialog, className)}
        >
          <Badge className={styles.badge}>
            {icon === 'mail' ? <Mail aria-hidden="true" /> : <Star />}
          </Badge>
          <Radix.Title className={styles.title}>{title}</Radix.Title>
          {description !== undefined && (
            <Radix.Description className={styles.description}>{description}</Radix.Description>
          )}
          <Radix.Cancel asChild>
            <Button variant="primary" size="l" fullWidth className={styles.action}>
              {close}
            </Button>
          </Radix.Cancel>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
