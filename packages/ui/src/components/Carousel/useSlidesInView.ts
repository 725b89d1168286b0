'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';
import { hasLayout, observeSize } from '../../primitives/browser/browser.ts';

/**
 * Returns how many slides are side by side. The stylesheet decides: it fills the carousel's width with columns.
 *
 * @param most the maximum, if they fit
 *
 * @returns `undefined` before hydration
 */
export function useSlidesInView(
  viewport: RefObject<HTMLElement | null>,
  most: number,
): number | undefined {
  const [columns, setColumns] = useState<number>();

  // Before the first paint of a client render: slides out of view are inert from the start.
  useLayoutEffect(() => {
    const element = viewport.current;
    if (most === 1 || !element) return;
    const measure = () => {
      const columns = hasLayout() && getComputedStyle(element).gridTemplateColumns;
      setColumns(columns ? columns.split(' ').length : most);
    };
    measure();
    return observeSize(element, measure);
  }, [viewport, most]);

  return most === 1 ? 1 : columns && Math.min(columns, most);
}
