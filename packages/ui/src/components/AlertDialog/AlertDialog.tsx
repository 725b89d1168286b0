'use client';

import * as Radix from '@radix-ui/react-alert-dialog';
import { cx } from 'class-variance-authority';
import { Mail } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Rosette } from '../../primitives/Shapes/Rosette.tsx';
import { Star } from '../../primitives/Shapes/Star.tsx';
import styles from './AlertDialog.module.css';
import { returnFocus } from './returnFocus.ts';

export type AlertDialogProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** Whether it is there. Closing it is its parent's answer to `onClose`. */
  open: boolean;
  /** What has to be known, in one sentence. */
  title: string;
  /** More about it, if one sentence is not enough. */
  description?: string | undefined;
  /** The drawing on the rosette; the envelope is for what waits in a mailbox. */
  mark?: 'star' | 'mail' | undefined;
  /** The one button's words. */
  actionLabel?: string;
  /** The button or Escape was pressed. */
  onClose: () => void;
};

/**
 * A message that must be answered before the page goes on. Focus starts on its one button and goes
 * back to where it was. APG alert dialog pattern; a click beside it does not close it.
 */
export function AlertDialog({
  open,
  title,
  description,
  mark = 'star',
  actionLabel = 'OK',
  onClose,
  className,
  ...rest
}: AlertDialogProps) {
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
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            // Radix would look for a trigger of its own, and there is none.
            event.preventDefault();
            returnFocus(opener.current);
          }}
          {...rest}
          className={cx(styles.dialog, className)}
        >
          <Rosette className={styles.mark}>
            {mark === 'mail' ? <Mail aria-hidden="true" /> : <Star />}
          </Rosette>
          <Radix.Title className={styles.title}>{title}</Radix.Title>
          {description !== undefined && (
            <Radix.Description className={styles.description}>{description}</Radix.Description>
          )}
          <Radix.Cancel asChild>
            <Button kind="primary" size="l" wide className={styles.action}>
              {actionLabel}
            </Button>
          </Radix.Cancel>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
