'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How many slides stand beside each other. The stylesheet decides: it fills the carousel's width with columns.
 * @param most of them, where there is room
 * @returns nothing before the page is hydrated
 */
export function useSlidesInView(
  viewport: RefObject<HTMLElement | null>,
  most: number,
): number | undefined {
  const [columns, setColumns] = useState<number>();

  // Before the first paint of a client render: what is not in view is inert from the start.
  useLayoutEffect(() => {
    const element = viewport.current;
    if (most === 1 || !element) return;
    const measure = () =>
      setColumns(getComputedStyle(element).gridTemplateColumns.split(' ').length);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [viewport, most]);

  return most === 1 ? 1 : columns && Math.min(columns, most);
}
