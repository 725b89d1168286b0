'use client';

import { useEffect, useState } from 'react';

/** Long enough for a screen reader to notice a new live region, too short for anybody to wait for. */
const NOTICE_MS = 120;

/**
 * Whether a live region has been on the page long enough to be heard. Text that arrives together with
 * its region is not announced; text that arrives later is.
 */
export function useLiveRegion(): boolean {
  const [listening, setListening] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setListening(true), NOTICE_MS);
    return () => clearTimeout(timer);
  }, []);
  return listening;
}
