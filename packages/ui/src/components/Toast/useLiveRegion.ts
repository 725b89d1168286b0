'use client';

import { useEffect, useState } from 'react';

/** Long enough for a screen reader to notice a new live region, too short for anybody to wait for. */
const NOTICE_MS = 120;

/**
 * Whether a live region has been on the page long enough to be heard. Words that arrive together with
 * their region are not announced; words that arrive later are.
 */
export function useLiveRegion(): boolean {
  const [listening, setListening] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setListening(true), NOTICE_MS);
    return () => clearTimeout(timer);
  }, []);
  return listening;
}
