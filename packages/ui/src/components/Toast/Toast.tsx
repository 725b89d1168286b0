'use client';

import { cx } from 'class-variance-authority';
import { Check, X } from 'lucide-react';
import { type ComponentProps, type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { useLabels } from '../../locale/labels.ts';
import { IconButton } from '../../primitives/Button/Button.tsx';
import { returnFocus } from '../../primitives/focus/opener.ts';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import styles from './Toast.module.css';
import { useDismissTimer } from './useDismissTimer.ts';
import { useLiveRegion } from './useLiveRegion.ts';

export interface ToastLabels {
  dismiss: string;
}

const defaultLabels: ToastLabels = { dismiss: 'Dismiss' };

export type ToastProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What has happened. Nothing shows without one, so the component may stay mounted. */
  message: string | undefined;
  /** A place to go on to. */
  action?: { label: ReactNode; href: string } | undefined;
  /** The message was dismissed, followed, or has been there for its time. */
  onDismiss: () => void;
  /** How long the message stays, in milliseconds; never less than 10 s. */
  duration?: number;
  /** Replaces the name of the button that dismisses. */
  labels?: Partial<ToastLabels> | undefined;
  /** Finds what gets the focus when whatever had it before is gone, such as the heading of the next page. */
  finalFocus?: (() => HTMLElement | null) | undefined;
};

/**
 * Good news that needs no answer, at the foot of the window, announced politely (WCAG 4.1.3).
 * It stays while it is pointed at or holds focus, and starts its time again after that (WCAG 2.2.1).
 */
export function Toast({
  message,
  action,
  onDismiss,
  duration = 12_000,
  labels,
  finalFocus,
  className,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  ...rest
}: ToastProps) {
  const { dismiss } = useLabels('Toast', defaultLabels, labels);
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);
  const focusBefore = useRef<Element>(null);
  const listening = useLiveRegion();
  const shown = listening && message !== undefined;
  useDismissTimer(onDismiss, shown && !pointedAt && !focused ? duration : undefined, message);

  const takeFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    setFocused(true);
    focusBefore.current = relatedTarget;
  };
  const giveFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(false);
  };
  const leave = () => {
    setPointedAt(false);
    setFocused(false);
    onDismiss();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only notice that the message is in use
    <div
      {...rest}
      className={cx(styles.toast, className)}
      data-shown={shown || undefined}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        setPointedAt(true);
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        setPointedAt(false);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        takeFocus(event);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        giveFocus(event);
      }}
    >
      {shown && <Check aria-hidden="true" className={styles.icon} />}
      <div role="status" className={styles.text}>
        {shown && <p className={styles.message}>{message}</p>}
        {shown && action !== undefined && (
          <TextLink href={action.href} className={styles.action} onClick={leave}>
            {action.label}
          </TextLink>
        )}
      </div>
      {shown && (
        <IconButton
          variant="bare"
          aria-label={dismiss}
          className={styles.dismiss}
          onClick={() => {
            returnFocus(focusBefore.current, finalFocus);
            leave();
          }}
        >
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
