'use client';

import { type ReactNode, type Ref, useCallback } from 'react';
import { createPortal } from 'react-dom';
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
