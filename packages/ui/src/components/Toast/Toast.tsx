'use client';

import { cx } from 'class-variance-authority';
import { Check, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { IconButton } from '../../primitives/Button/Button.tsx';
import { returnFocus } from '../../primitives/focus/opener.ts';
import { TextButton, TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { useDismissTimer } from '../liveMessage/useDismissTimer.ts';
import { useInUse } from '../liveMessage/useInUse.ts';
import * as styles from './Toast.module.css';
import { useAboveDialog, useRoomBelowDialog } from './useAboveDialog.ts';
import { useLiveRegion } from './useLiveRegion.ts';

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
  /** The message. Nothing shows without one, so the component can stay mounted. */
  message: string | undefined;
  /** A link or a button. */
  action?:
    | { label: ReactNode; href: string }
    | { label: ReactNode; onClick: () => void }
    | undefined;
  /** Called when the user dismisses the message or follows its action, or when its time is over. */
  onDismiss: () => void;
  /** How long the message stays, in milliseconds; at least 20 s. */
  duration?: number;
  /** Replaces the name of the button that dismisses the message. */
  labels?: PartialLabels<ToastLabels> | undefined;
  /** Returns the element that takes the focus if the previous one is gone, such as the next page's heading. */
  finalFocus?: (() => HTMLElement | null) | undefined;
};

/**
 * A success message that needs no answer, at the bottom of the window, announced politely (WCAG 4.1.3). It stays while
 * it is hovered or focused, or its tab is hidden, and its time restarts after that (WCAG 2.2.1). While a dialog of the kit is open, the toast
 * is rendered inside the topmost dialog and shown below it, because everything outside the dialog is inert. With
 * another `key`, the same message counts as a new one and is announced again.
 */
export function Toast({
  message,
  action,
  onDismiss,
  duration,
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
  useDismissTimer(onDismiss, shown && !inUse, message, duration);

  const follow = () => {
    leave();
    onDismiss();
  };
  /** If the page stays the same, the focus returns to it. */
  const stay = () => {
    returnFocus(focusBefore.current, finalFocus);
    follow();
  };

  const toast = (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only detect that the message is in use
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
  return <>{place(toast)}</>; // as an element, because react-docgen recognises components by their return value
}
