'use client';

import { type ReactNode, type Ref, type RefObject, useCallback, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { observeSize } from '../../primitives/browser/browser.ts';
import { attachRef } from '../../primitives/focus/attachRef.ts';
import { useTopDialog } from '../../primitives/place/topDialog.ts';

/**
 * Renders an element inside the topmost dialog, while one is open, and above it.
 * @param ref the element's own ref
 */
export function useAboveDialog(ref: Ref<HTMLDivElement> | undefined) {
  const dialog = useTopDialog();
  const attach = useCallback(
    (element: HTMLDivElement) => {
      // In the top layer, the dialog's edges and its animation do not affect the element. A dialog that closes in the
      // same moment removes its content from the page before this hook knows.
      const isPopover = element.popover && typeof element.showPopover === 'function';
      if (isPopover && element.isConnected && !element.matches(':popover-open')) {
        element.showPopover();
      }
      return attachRef(ref, element);
    },
    [ref],
  );
  return {
    dialog,
    /** Props for the element. */
    elementProps: { ref: attach, popover: dialog && ('manual' as const) },
    /** Renders the element into the dialog or in place. */
    place: (element: ReactNode) => (dialog ? createPortal(element, dialog) : element),
  };
}

/** As in Dialog.module.css. */
const ROOM = '--ts-below';

/**
 * Makes a dialog end above a toast, so that the toast covers neither its totals nor its buttons at any width.
 * @param dialog the dialog below the toast, while the toast is shown
 * @param content the toast's child that grows with its text
 */
export function useRoomBelowDialog(
  dialog: Element | undefined,
  content: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const toast = content.current?.parentElement;
    if (!toast || !(dialog instanceof HTMLElement)) return;
    // The distance between the toast and the dialog equals that to the window's edge.
    const stop = observeSize(toast, () => {
      const distance = Number.parseFloat(getComputedStyle(toast).bottom) || 0;
      dialog.style.setProperty(ROOM, `${toast.offsetHeight + 2 * distance}px`);
    });
    return () => {
      stop();
      dialog.style.removeProperty(ROOM);
    };
  }, [dialog, content]);
}
