'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { observeDirection } from '../browser/carouselObservers.ts';
import { directionOf } from './directionOf.ts';

/** Returns the direction of an element's text, and follows changes of `dir` around it. On a server it is `ltr`. */
export function useDirection(element: RefObject<Element | null>): 'ltr' | 'rtl' {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  useLayoutEffect(() => {
    const read = () => {
      if (element.current) setDirection(directionOf(element.current));
    };
    read();
    // Before the next frame, which would show the old layout in the new direction.
    return observeDirection(() => flushSync(read));
  }, [element]);
  return direction;
}
