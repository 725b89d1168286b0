'use client';

import { useEffect, useState } from 'react';

/** Long enough for a screen reader to notice a new live region, too short for anybody to wait for. */
const NOTICE_MS = 120;

/**
 * Whether a live region has been on the page long enough to be heard. Text that arrives together with its region is not
 * announced; text that arrives later is.
 * @param container what the region is rendered into: in another one it is another region
 */
export function useLiveRegion(container: Element | undefined): boolean {
  const [heardIn, setHeardIn] = useState<Element | undefined | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setHeardIn(container), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [container]);
  return heardIn === container;
}
