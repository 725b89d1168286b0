'use client';

import { cx } from 'class-variance-authority';
import { Check, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { IconButton } from '../../primitives/Button/Button.tsx';
import { returnFocus } from '../../primitives/focus/opener.ts';
import { TextButton, TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { useDismissTimer } from '../liveMessage/useDismissTimer.ts';
import { useInUse } from '../liveMessage/useInUse.ts';
import styles from './Toast.module.css';
import { useAboveDialog } from './useAboveDialog.ts';
import { useLiveRegion } from './useLiveRegion.ts';
import { useRoomBelowDialog } from './useRoomBelowDialog.ts';

export interface ToastLabels {
  dismiss: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    Toast: ToastLabels;
  }
}

const defaultLabels: ToastLabels = { dismiss: 'Dismiss' };

export type ToastProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What has happened. Nothing shows without one, so the component may stay mounted. */
  message: string | undefined;
  /** A place to go on to, or something to do. */
  action?:
    | { label: ReactNode; href: string }
    | { label: ReactNode; onClick: () => void }
    | undefined;
  /** The message was dismissed, followed, or has been there for its time. */
  onDismiss: () => void;
  /** How long the message stays, in milliseconds; never less than 10 s. */
  duration?: number;
  /** Replaces the name of the button that dismisses. */
  labels?: PartialLabels<ToastLabels> | undefined;
  /** Finds what gets the focus when whatever had it before is gone, such as the heading of the next page. */
  finalFocus?: (() => HTMLElement | null) | undefined;
};

/**
 * Good news that needs no answer, at the foot of the window, announced politely (WCAG 4.1.3).
 * It stays while it is pointed at or holds focus, and starts its time again after that (WCAG 2.2.1). While a dialog of the
 * kit is open, it is in the dialog on top, and below it on the screen: everything else is out of reach then. Another `key` makes the same message
 * another one, which is announced again.
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
  ref,
  ...rest
}: ToastProps) {
  const { dismiss } = useLabels('Toast', defaultLabels, labels);
  const { inUse, leave, focusBefore, handlers } = useInUse();
  const { dialog, elementProps, place } = useAboveDialog(ref);
  const listening = useLiveRegion(dialog);
  const shown = listening && message !== undefined;
  const region = useRef<HTMLDivElement>(null);
  useRoomBelowDialog(shown ? dialog : undefined, region);
  useDismissTimer(onDismiss, shown && !inUse ? duration : undefined, message);

  const follow = () => {
    leave();
    onDismiss();
  };
  /** Where the page stays the same, the focus goes back into it. */
  const stay = () => {
    returnFocus(focusBefore.current, finalFocus);
    follow();
  };

  const toast = (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only notice that the message is in use
    <div
      {...rest}
      {...elementProps}
      className={cx(base.root, styles.toast, className)}
      data-shown={shown || undefined}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        handlers.onPointerEnter();
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        handlers.onPointerLeave();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        handlers.onFocus(event);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        handlers.onBlur(event);
      }}
    >
      {shown && <Check aria-hidden="true" className={styles.icon} />}
      <div ref={region} role="status" className={styles.text}>
        {shown && <p className={styles.message}>{message}</p>}
        {shown && action !== undefined && 'href' in action && (
          <TextLink href={action.href} className={styles.action} onClick={follow}>
            {action.label}
          </TextLink>
        )}
        {shown && action !== undefined && 'onClick' in action && (
          <TextButton
            className={styles.action}
            onClick={() => {
              stay();
              action.onClick();
            }}
          >
            {action.label}
          </TextButton>
        )}
      </div>
      {shown && (
        <IconButton variant="bare" aria-label={dismiss} className={styles.dismiss} onClick={stay}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
  return <>{place(toast)}</>; // as an element: react-docgen knows components by what they return
}
