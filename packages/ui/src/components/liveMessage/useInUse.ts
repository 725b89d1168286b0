'use client';

import { type FocusEvent, useRef, useState } from 'react';
import { type Opener, pathOf } from '../../primitives/focus/opener.ts';

/** Returns whether a message is hovered or focused, and the handlers for its root. */
export function useInUse() {
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);
  const focusBefore = useRef<Opener>([]);
  return {
    inUse: pointedAt || focused,
    /** The element that had the focus before the message. */
    focusBefore,
    /** Call it when the message disappears while hovered and focused: no event reports that. */
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
        focusBefore.current = pathOf(relatedTarget);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
