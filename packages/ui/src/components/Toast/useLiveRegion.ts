'use client';

import { useEffect, useState } from 'react';

/** Long enough for a screen reader to notice a new live region, and too short for users to notice. */
const NOTICE_MS = 120;

/**
 * Returns whether a live region has been on the page long enough. Screen readers announce a text only if its region was
 * there before it.
 * @param container the region's parent: in another one it is a new region
 */
export function useLiveRegion(container: Element | undefined): boolean {
  const [heardIn, setHeardIn] = useState<Element | undefined | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setHeardIn(container), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [container]);
  return heardIn === container;
}
