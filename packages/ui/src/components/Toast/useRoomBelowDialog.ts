'use client';

import { type RefObject, useEffect } from 'react';
import { observeSize } from '../../primitives/browser/browser.ts';

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
