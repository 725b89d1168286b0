'use client';

import { type FocusEvent, useRef, useState } from 'react';

/** Whether a message is pointed at or holds the focus, by handlers for its root. */
export function useInUse() {
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);
  const focusBefore = useRef<Element>(null);
  return {
    inUse: pointedAt || focused,
    /** What had the focus before the message took it. */
    focusBefore,
    /** The message goes away under the pointer and with the focus, which nobody would hear of. */
    leave: () => {
      setPointedAt(false);
      setFocused(false);
    },
    handlers: {
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget)) return;
        setFocused(true);
        focusBefore.current = relatedTarget;
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
