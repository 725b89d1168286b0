'use client';

import { type ReactNode, type Ref, useCallback } from 'react';
import { createPortal } from 'react-dom';
import { attachRef } from '../../primitives/focus/attachRef.ts';
import { useTopDialog } from '../../primitives/place/topDialog.ts';

/**
 * Renders an element into the dialog on top, while there is one, and above it.
 * @param ref of the element's own
 */
export function useAboveDialog(ref: Ref<HTMLDivElement> | undefined) {
  const dialog = useTopDialog();
  const attach = useCallback(
    (element: HTMLDivElement) => {
      // In the top layer neither the dialog's edges nor its animation matter. A dialog that goes in the same moment takes
      // its content off the page before it is known to be gone.
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
    /** For the element. */
    elementProps: { ref: attach, popover: dialog && ('manual' as const) },
    /** Puts it where it belongs. */
    place: (element: ReactNode) => (dialog ? createPortal(element, dialog) : element),
  };
}
